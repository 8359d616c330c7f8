#pragma once

/// The beginning of `curl_version_info_data`; `age` says that there is no more.
struct versionInfo {
    int age;
    const char *version;
    unsigned number;
    const char *host;
    int features;
    const char *tlsVersion;
    long tlsNumber;
    const char *compressionVersion;
    const char *const *protocols;
};
