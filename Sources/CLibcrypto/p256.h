#pragma once
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <string.h>

// The curve P-256 (FIPS 186-4): private keys are 32 bytes, points 65 in uncompressed form (SEC 1, section 2.3.3), signatures 64.
// Each function returns 1, or 0 where a key is none or OpenSSL fails. In C, because OpenSSL's parameters keep the addresses of their
// names, which Swift's strings do not have.

enum { p256_key_count = 32, p256_point_count = 65, p256_signature_count = 64 };

// Fills in the point of a private key; fails for 0 and for numbers that are not below the curve's order.
static inline int p256_public_key(const unsigned char *key, unsigned char *point) {
    EC_GROUP *group = EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1);
    BIGNUM *number = BN_bin2bn(key, p256_key_count, NULL);
    EC_POINT *result = group ? EC_POINT_new(group) : NULL;
    int is_key = result && number && !BN_is_zero(number) && BN_cmp(number, EC_GROUP_get0_order(group)) < 0;
    int is_done = is_key && EC_POINT_mul(group, result, number, NULL, NULL, NULL)
        && EC_POINT_point2oct(group, result, POINT_CONVERSION_UNCOMPRESSED, point, p256_point_count, NULL) == p256_point_count;
    EC_POINT_free(result);
    BN_clear_free(number);
    EC_GROUP_free(group);
    return is_done;
}

// Makes OpenSSL's key of a point and, where there is one, its private key; NULL where the point is not on the curve.
static inline EVP_PKEY *p256_make(const unsigned char *key, const unsigned char *point) {
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    BIGNUM *number = key ? BN_bin2bn(key, p256_key_count, NULL) : NULL;
    OSSL_PARAM *parameters = NULL;
    EVP_PKEY *result = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    if (builder && context && OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0)
        && OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, p256_point_count)
        && (!key || OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, number))
        && (parameters = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) == 1) {
        EVP_PKEY_fromdata(context, &result, key ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parameters);
    }
    OSSL_PARAM_free(parameters);
    OSSL_PARAM_BLD_free(builder);
    BN_clear_free(number);
    EVP_PKEY_CTX_free(context);
    return result;
}

static inline EVP_PKEY *p256_make_private(const unsigned char *key) {
    unsigned char point[p256_point_count];
    return p256_public_key(key, point) ? p256_make(key, point) : NULL;
}

// Whether the bytes are a point on the curve.
static inline int p256_is_point(const unsigned char *point) {
    EVP_PKEY *key = p256_make(NULL, point);
    EVP_PKEY_free(key);
    return key != NULL;
}

// Fills in the secret that both sides of an agreement get (ECDH; SEC 1, section 3.3.1).
static inline int p256_agree(const unsigned char *key, const unsigned char *point, unsigned char *secret) {
    size_t count = p256_key_count;
    EVP_PKEY *mine = p256_make_private(key), *theirs = p256_make(NULL, point);
    EVP_PKEY_CTX *context = mine && theirs ? EVP_PKEY_CTX_new(mine, NULL) : NULL;
    int is_done = context && EVP_PKEY_derive_init(context) == 1 && EVP_PKEY_derive_set_peer(context, theirs) == 1
        && EVP_PKEY_derive(context, secret, &count) == 1 && count == p256_key_count;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(theirs);
    EVP_PKEY_free(mine);
    return is_done;
}

// Fills in the two numbers of a signature, one behind the other, of the text's SHA-256 (FIPS 186-4, section 6).
static inline int p256_sign(const unsigned char *key, const unsigned char *text, size_t count, unsigned char *signature) {
    unsigned char form[128];
    const unsigned char *place = form;
    size_t form_count = sizeof form;
    EVP_PKEY *mine = p256_make_private(key);
    EVP_MD_CTX *context = mine ? EVP_MD_CTX_new() : NULL;
    int is_signed = context && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, mine) == 1
        && EVP_DigestSign(context, form, &form_count, text, count) == 1;
    ECDSA_SIG *numbers = is_signed ? d2i_ECDSA_SIG(NULL, &place, (long)form_count) : NULL;
    const int half = p256_signature_count / 2;
    int is_done = numbers && BN_bn2binpad(ECDSA_SIG_get0_r(numbers), signature, half) == half
        && BN_bn2binpad(ECDSA_SIG_get0_s(numbers), signature + half, half) == half;
    ECDSA_SIG_free(numbers);
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(mine);
    return is_done;
}

// Whether the signature is the text's by the owner of the point.
static inline int p256_verify(
    const unsigned char *point, const unsigned char *text, size_t count, const unsigned char *signature) {
    const int half = p256_signature_count / 2;
    unsigned char *form = NULL;
    int is_good = 0;
    ECDSA_SIG *numbers = ECDSA_SIG_new();
    BIGNUM *r = BN_bin2bn(signature, half, NULL), *s = BN_bin2bn(signature + half, half, NULL);
    if (!numbers || !r || !s || ECDSA_SIG_set0(numbers, r, s) != 1) {
        BN_free(r);
        BN_free(s);
    } else {
        int form_count = i2d_ECDSA_SIG(numbers, &form);
        EVP_PKEY *theirs = p256_make(NULL, point);
        EVP_MD_CTX *context = theirs ? EVP_MD_CTX_new() : NULL;
        is_good = form_count > 0 && context && EVP_DigestVerifyInit(context, NULL, EVP_sha256(), NULL, theirs) == 1
            && EVP_DigestVerify(context, form, (size_t)form_count, text, count) == 1;
        EVP_MD_CTX_free(context);
        EVP_PKEY_free(theirs);
    }
    OPENSSL_free(form);
    ECDSA_SIG_free(numbers);
    return is_good;
}
