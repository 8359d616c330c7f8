// An app process that does what the host's tests need: it obeys, or it misbehaves in one way on demand.

var probe = Probe(behaviour: Behaviour.read(besides: CommandLine.arguments[0]))
try probe.run()
