import Foundation
import Glibc
import ProgramRunner

/// The table of what apps try. `docs/security.md` shows it.
enum Attempts {
    static let all = own + files + server + networks + programs + privileges + kernel + limits

    /// Attempts that an app needs: they are possible, so a refusal of the others means something.
    static let own = [
        Attempt("write in its own folder", "writeOwnFile", .possible, inside: Attempt.possible),
        Attempt("write in /tmp", "createFile", .possible, inside: Attempt.possible) { _ in ["/tmp/parley-probe"] },
        Attempt("read its bundle", "readFile", .possible, inside: Attempt.possible) { [$0.bundle + "/Info.plist"] },
        Attempt("read /dev/urandom", "readFile", .possible, inside: Attempt.possible) { _ in ["/dev/urandom"] },
    ]

    static let files = [
        Attempt("read the store", "readFile", .possible) { [$0.store] },
        Attempt("read the store by a way up", "readUpwards", .possible) { [$0.store] },
        Attempt("read the store by a symbolic link", "followLink", .possible) { [$0.store] },
        Attempt("make a hard link to the store", "linkFile", .possible) { [$0.store] },
        Attempt("write into the store", "writeFile", .possible) { [$0.store] },
        Attempt("remove the store", "removeFile", .possible) { [$0.store] },
        Attempt("list the store's folder", "listFolder", .possible) { [$0.storeFolder] },
        Attempt("open a folder by its handle", "openByHandle", .possibleForRoot) { [$0.storeFolder] },
        Attempt("read another container", "readFile", .possible) { [$0.otherFile] },
        Attempt("see another container's name", "findInFolder", .possible) { [$0.containers.path, "other"] },
        Attempt("put another folder in its container's place", "replaceContainer", .possible) { [$0.container] },
        Attempt("remove its container", "removeContainer", .untried) { [$0.container] },
        Attempt("read /etc/shadow", "readFile", .possibleForRoot) { _ in ["/etc/shadow"] },
        Attempt("read /etc/passwd", "readFile", .possible) { _ in ["/etc/passwd"] },
        Attempt("list the home folders", "findInFolder", .possible) { _ in ["/home", "."] },
        Attempt("list /sys", "listFolder", .possible) { _ in ["/sys"] },
        Attempt("find programs", "findInFolder", .possible) { _ in ["/usr/bin", "env"] },
        Attempt("write into its bundle", "writeFile", .possible) { [$0.bundle + "/Info.plist"] },
        Attempt("add to its bundle", "createFile", .possible) { [$0.bundle + "/new"] },
        Attempt("change its bundle's modes", "changeMode", .possible) { [$0.bundle + "/Info.plist"] },
        Attempt("add a library", "createFile", .untried) { _ in ["/usr/lib/parley-probe"] },
        Attempt("add a file to the root", "createFile", .untried) { _ in ["/parley-probe"] },
        Attempt("make its bundle writable", "remountWritable", .untried) { [$0.bundle] },
        Attempt("give a file away", "giveFileAway", .possibleForRoot),
        Attempt("put a pipe in place of a file", "makePipe", .possible),
        Attempt("put a device in place of a file", "makeDevice", .possibleForRoot),
        Attempt("put a socket in place of a file", "makeSocket", .possible),
        Attempt("read the computer's memory", "openFile", .untried) { _ in ["/dev/mem"] },
        Attempt("open the terminal", "openFile", .untried) { _ in ["/dev/tty"] },
        Attempt("open the disk", "openFile", .untried) { _ in ["/dev/vda"] },
    ]

    static let server = [
        Attempt("see the server's process", "seeOtherProcesses", .possible) { _ in [TestServer.processID] },
        Attempt("read the server's environment", "readFile", .possible) { _ in
            ["/proc/\(TestServer.processID)/environ"]
        },
        Attempt("open the server's memory", "openFile", .possibleForRoot) { _ in ["/proc/\(TestServer.processID)/mem"]
        },
        Attempt("list the server's descriptors", "listFolder", .possible) { _ in ["/proc/\(TestServer.processID)/fd"] },
        Attempt("copy out of the server's memory", "readMemory", .possibleForRoot) {
            [TestServer.processID, "\($0.server.memoryAddress)"]
        },
        Attempt("signal the server", "signalServer", .possible) { _ in [TestServer.processID] },
        Attempt("trace the server", "traceServer", .possibleForRoot) { _ in [TestServer.processID] },
        Attempt("hold the server's process", "holdServer", .possible) { _ in [TestServer.processID] },
        Attempt("take a descriptor of the server", "takeDescriptor", .possibleForRoot) { _ in [TestServer.processID] },
        Attempt("be the server's user", "isServersUser", .possibleForRoot) { _ in ["0"] },
        Attempt("find a descriptor of the server", "hasMoreDescriptors", .refused),
        Attempt("read the first process's environment", "readFile", .untried) { _ in ["/proc/1/environ"] },
        Attempt("end the first process", "killFirst", .untried),
        Attempt("pass the connection on", "passConnection", .possible),
    ]

    static let networks = [
        Attempt("connect to this computer by TCP", "connectTCP", .possible) { ["127.0.0.1", "\($0.server.port)"] },
        Attempt("connect to another computer by TCP", "connectTCP", .untried) { _ in ["192.0.2.1", "80"] },
        Attempt("listen for TCP", "listenTCP", .possible) { _ in ["127.0.0.1"] },
        Attempt("send by UDP", "sendUDP", .possible) { _ in ["127.0.0.1"] },
        Attempt("make a socket of IPv6", "makeSocketOf", .possible) { _ in ["\(AF_INET6)", "1", "0"] },
        Attempt("make a raw socket", "makeSocketOf", .possibleForRoot) { _ in ["\(AF_INET)", "3", "1"] },
        Attempt("make a packet socket", "makeSocketOf", .possibleForRoot) { _ in ["\(AF_PACKET)", "3", "768"] },
        Attempt("make a netlink socket", "makeSocketOf", .possible) { _ in ["\(AF_NETLINK)", "3", "0"] },
        Attempt("make a Unix socket", "makeSocketOf", .possible) { _ in ["\(AF_UNIX)", "1", "0"] },
        Attempt("make a pair of sockets", "makePair", .possible),
        Attempt("listen at a path", "bindPath", .possible),
        Attempt("connect to an abstract name", "connectAbstract", .possible) { [$0.server.abstractName] },
        Attempt("read the computer's connections", "openFile", .possible) { _ in ["/proc/net/tcp"] },
    ]

    static let programs = [
        Attempt("execute a shell", "executeFile", .possible) { _ in ["/bin/sh"] },
        Attempt("start a shell", "spawnFile", .possible) { _ in ["/bin/sh"] },
        Attempt("execute another program of its bundle", "executeFile", .possible) { [$0.shell] },
        Attempt("execute a program in its container", "executeCopy", .possible) { [$0.shell, "copy"] },
        Attempt("execute a program in /tmp", "executeCopy", .possible) { [$0.shell, "/tmp/parley-\($0.server.port)"] },
        Attempt("execute a setuid file", "executeCopy", .possible) { [$0.shell, "copy", "setuid"] },
        Attempt("execute a program by the loader", "executeByLoader", .possible) { [$0.shell] },
        Attempt("make a file in memory", "makeMemoryFile", .possible),
        Attempt("execute a program in memory", "executeMemory", .possible) { [$0.shell] },
        Attempt("map code that it has written", "mapCode", .possible) { _ in ["code"] },
        Attempt("make a process", "makeChild", .possible),
        Attempt("make a process that shares its memory", "makeVforkChild", .possible),
        Attempt("make 300 processes", "makeManyChildren", .possible) { _ in ["300"] },
        Attempt("leave a process behind", "leaveOrphan", .possible),
    ]

    static let privileges = [
        Attempt("become root", "becomeRoot", .possibleForRoot),
        Attempt("join root's group", "joinGroup", .possibleForRoot),
        Attempt("gain a capability", "gainCapability", .possibleForRoot),
        Attempt("raise its priority", "raisePriority", .possibleForRoot),
        Attempt("run before all others", "takeRealTime", .possibleForRoot),
        Attempt("choose its processor", "chooseProcessor", .possible),
        Attempt("raise its priority at the disk", "chooseDiskPriority", .possible),
        Attempt("set the clock", "setClock", .untried),
        Attempt("evade being ended first without memory", "evadeMemoryKiller", .untried),
        Attempt("know the computer's name", "knowsComputersName", .possible) { _ in [hostName] },
    ]

    static let kernel = [
        Attempt("trace itself", "traceSelf", .possible),
        Attempt("enter a new user namespace", "leaveUsers", .possible),
        Attempt("make a process in a new user namespace", "cloneUsers", .possible),
        Attempt("enter another namespace", "enterNamespace", .possibleForRoot) { _ in ["/proc/self/ns/net"] },
        Attempt("mount", "mountFolder", .possibleForRoot),
        Attempt("unmount its container", "unmount", .untried) { [$0.container] },
        Attempt("change its root", "changeRoot", .possibleForRoot),
        Attempt("pivot its root", "pivotRoot", .untried),
        Attempt("clone a mount", "cloneMount", .possibleForRoot) { [$0.bundle] },
        Attempt("open a file system", "openFileSystem", .possibleForRoot),
        Attempt("use io_uring", "makeRing", .possible),
        Attempt("add a key", "addKey", .possible),
        Attempt("open a keyring", "readKeyring", .possible),
        Attempt("measure performance", "openPerformance", .possibleForRoot),
        Attempt("use BPF", "makeMap", .possibleForRoot),
        Attempt("use userfaultfd", "handleFaults", .possible),
        Attempt("watch all files", "watchFiles", .possibleForRoot),
        Attempt("read the kernel's log", "readKernelLog", .possibleForRoot),
        Attempt("use the computer's ports", "usePorts", .untried),
        Attempt("change its personality", "changePersonality", .possible),
        Attempt("load a kernel module", "loadModule", .untried),
        Attempt("compare processes", "compareProcesses", .possible),
        Attempt("share memory", "makeSharedMemory", .possible),
        Attempt("make a message queue", "makeMessageQueue", .possible),
        Attempt("make a semaphore", "makeSemaphore", .possible),
        Attempt("open a named message queue", "openNamedQueue", .possible),
        Attempt("call the kernel as a 32-bit program", "callOldEntry", .possible, inside: .crashed(signal: SIGSYS)),
        Attempt("read the computer's state", "openFile", .possible) { _ in ["/proc/meminfo"] },
        Attempt("read the kernel's settings", "listFolder", .possible) { _ in ["/proc/sys/kernel"] },
    ]

    static let limits = [
        Attempt("make 1000 threads", "makeThreads", .possible) { _ in ["1000"] },
        Attempt("take 4 GB of memory", "takeMemory", .refused) { _ in ["4096"] },
        Attempt("take 5 GB of shared memory", "takeSharedMemory", .refused) { _ in ["5120"] },
        Attempt("raise its limits", "raiseLimit", .untried),
        Attempt("open 1000 files", "openManyFiles", .refused) { _ in ["1000"] },
        Attempt("write a file over its limit", "writeLargeFile", .refused, inside: .crashed(signal: SIGXFSZ)) { _ in
            ["large", "64"]
        },
        Attempt("fill /tmp", "writeLargeFile", .possible) { ["/tmp/parley-\($0.server.port)", "16"] },
        Attempt("fill its container", "fillFolder", .possible, inside: Attempt.endedAsFull) { _ in ["12", "1"] },
        Attempt("make 2,000 files", "fillFolder", .possible, inside: Attempt.endedAsFull) { _ in ["2000", "0"] },
        Attempt("make folders 300 deep", "nestFolders", .possible, inside: Attempt.endedAsFull) { _ in ["300"] },
    ]

    private static let hostName: String = {
        var name = [CChar](repeating: 0, count: 256)
        gethostname(&name, name.count)
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }()
}
