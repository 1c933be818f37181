# Bit counting for compiled engines; core/bits_plain.py says the same in Python.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    #define tk_popcount(x) ((int)__popcnt64((unsigned __int64)(x)))
    static __inline int tk_lowest(unsigned __int64 x) {
        unsigned long i; _BitScanForward64(&i, x); return (int)i;
    }
    #else
    #define tk_popcount(x) __builtin_popcountll((unsigned long long)(x))
    #define tk_lowest(x) __builtin_ctzll((unsigned long long)(x))
    #endif
    static inline int tk_nth(unsigned long long x, int k) {
        while (k > 0) { x &= x - 1; k--; }
        return tk_lowest(x);
    }
    """
    int popcount "tk_popcount"(long long x) noexcept nogil
    int lowest "tk_lowest"(long long x) noexcept nogil
    int nth "tk_nth"(long long x, int k) noexcept nogil
