#include "p256.h"
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>
#include <openssl/params.h>

// Fills `key` by HKDF-SHA-256 without salt; returns 1, or another number where OpenSSL fails. In C, because parameters
// keep the addresses of their names, which Swift's strings do not have.
static inline int derive_key_by_hkdf_sha256(
    const void *secret, size_t secret_count, const void *purpose, size_t purpose_count, unsigned char *key, size_t count) {
    const OSSL_PARAM parameters[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, (char *)"SHA256", 0),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, (void *)secret, secret_count),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, (void *)purpose, purpose_count),
        OSSL_PARAM_construct_end(),
    };
    EVP_KDF *function = EVP_KDF_fetch(NULL, "HKDF", NULL);
    EVP_KDF_CTX *context = EVP_KDF_CTX_new(function);
    int result = context ? EVP_KDF_derive(context, key, count, parameters) : 0;
    EVP_KDF_CTX_free(context);
    EVP_KDF_free(function);
    return result;
}
