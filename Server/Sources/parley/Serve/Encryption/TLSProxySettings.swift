import Foundation

/// nginx's settings: it listens with TLS, and passes on to the server of this computer.
struct TLSProxySettings {
    /// The address and port that people come to.
    let host: String
    let port: Int
    /// Port of this computer that the server listens at.
    let serverPort: Int
    /// Whether people come through proxies whose word is taken (`--trusted-proxy`). Without any, a client of this computer could
    /// otherwise write whatever address it likes, since nginx's own is trusted.
    let isBehindProxies: Bool

    /// Most descriptors of a process of nginx's, of which each connection takes two.
    private static let descriptorCountMax: UInt64 = 65_536

    /// Source: nginx's “Alphabetical index of directives”, for 1.22.
    var text: String {
        """
        daemon off;
        pid nginx.pid;
        error_log stderr crit;
        \(Self.user)worker_processes auto;
        worker_rlimit_nofile \(Self.descriptorCount);
        events {
            worker_connections \(Self.descriptorCount / 2);
        }
        http {
            access_log off;
            server_tokens off;
            client_body_temp_path body;
            proxy_temp_path proxy;
            fastcgi_temp_path fastcgi;
            uwsgi_temp_path uwsgi;
            scgi_temp_path scgi;
            map $http_upgrade $connection_upgrade {
                default upgrade;
                '' '';
            }
            server {
                listen \(address) ssl http2\(host.contains(":") ? " ipv6only=off" : "");
                ssl_certificate certificate.pem;
                ssl_certificate_key key.pem;
                ssl_protocols TLSv1.2 TLSv1.3;
                ssl_session_cache shared:sessions:4m;
                ssl_session_tickets off;
                # The server has limits of its own.
                client_max_body_size 0;
                location / {
                    proxy_pass http://127.0.0.1:\(serverPort);
                    proxy_http_version 1.1;
                    proxy_set_header Host $http_host;
                    # The server believes the last one that no trusted proxy has written.
                    proxy_set_header X-Forwarded-For \(isBehindProxies ? "$proxy_add_x_forwarded_for" : "$remote_addr");
                    proxy_set_header Upgrade $http_upgrade;
                    proxy_set_header Connection $connection_upgrade;
                    proxy_buffering off;
                    proxy_request_buffering off;
                    proxy_read_timeout 1h;
                }
            }
        }

        """
    }

    private var address: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Names the user whose processes serve connections where nginx is started as root; only root may choose one.
    private static var user: String {
        guard geteuid() == 0, let nobody = getpwnam("nobody"), let group = getgrgid(nobody.pointee.pw_gid) else {
            return ""
        }
        return "user nobody \(String(cString: group.pointee.gr_name));\n"
    }

    private static var descriptorCount: UInt64 {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1_024 }
        return min(UInt64(limit.rlim_max), descriptorCountMax)
    }
}
