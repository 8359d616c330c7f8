/// How far a process under `AppLauncher` is kept from its computer.
public enum Sandbox: Hashable, Sendable {
    /// Namespaces, a root of its own, no capabilities, Landlock and a filter of system calls. Where one of them cannot be put
    /// up, the process is not started.
    case walls
    /// Limits alone: for development where the kernel has no walls, and only where whoever runs the server says so.
    case none
}
