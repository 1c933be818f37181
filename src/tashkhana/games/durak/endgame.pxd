# C types of endgame.py
import cython
from tashkhana.core.bits cimport popcount
from tashkhana.games.durak.endgame_cards cimport PLAIN, TRUMPS, Hands, beating, covers_all, up_to, whole_ranks
from tashkhana.games.durak.endgame_table cimport MISS, Table, mix
from tashkhana.games.durak.rules cimport Rules

ctypedef unsigned long long Cards

cdef int ROOM, EARLY, SHOWN, PASSING, MUTE, PARTLY, WORN, SEAT
cdef int BOUT, ADDING, WAITING, KIND, TURNED, TURN, TURNS, ENDLESS
cdef int IN_TURN, LONGEST, NEVER, CUT, TOO_TALL

@cython.final
cdef class Search:
    cdef Table table
    cdef Hands hands
    cdef long long nodes, most
    cdef bint spent
    cdef unsigned long long salt
    cdef int rest, tall, base, ply
    cdef bint anytime, auto_take, cyclic, last_defender, open_set, throw_after_take
    cdef bint transfer_many, transfer_show, until_bito
    cdef int early_most, passing, turns, value
    cdef int worn_count
    cdef Cards path[200]
    cdef Cards worn_mine[30]
    cdef Cards worn_theirs[30]
    cdef int worn_seat[30]

    @cython.locals(bits=cython.ulonglong)
    cdef void take_rules(self, Rules rules) noexcept nogil
    cdef void begin(self, long long most) noexcept nogil
    cdef void start(self, int turns) noexcept nogil
    cdef int settled(self, int value) noexcept nogil
    cdef bint spend(self) noexcept nogil
    @cython.locals(value=int, turns=int)
    cdef bint known(self, int found, int s, int k) noexcept nogil
    @cython.locals(turns=int, low=cython.bint)
    cdef void keep(self, Cards key, int found, int s, int k, int value, long long work) noexcept nogil

    @cython.locals(i=int)
    cdef bint seen(self, Cards key) noexcept nogil
    @cython.locals(key=Cards, found=int)
    cdef int bout(self, Cards a, Cards d, int s, int k) noexcept nogil
    @cython.locals(start=cython.longlong, value=int)
    cdef int fresh_bout(self, Cards key, int found, Cards a, Cards d, int s, int k) noexcept nogil
    @cython.locals(i=int)
    cdef bint is_worn(self, Cards a, Cards d, int s) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, limit=int, trumps=int, cards=Cards, card=Cards, others=Cards, more=Cards, count=int, laid=Cards, value=int)
    cdef int lead(self, Cards a, Cards d, int s, int k) noexcept nogil
    cdef int limit_of(self, int s) noexcept nogil
    @cython.locals(base=int, value=int)
    cdef int beaten(self, Cards a, Cards d, int s, int k) noexcept nogil
    @cython.locals(keeps=int, value=int)
    cdef int taken(self, Cards a, Cards d, int s, int k) noexcept nogil
    cdef int parting(self, Cards d, Cards u) noexcept nogil

    cdef int laid(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    cdef bint may_throw(self, Cards a, Cards d, Cards t, Cards u, int s) noexcept nogil
    @cython.locals(left=Cards, room=int)
    cdef bint can_answer(self, Cards a, Cards d, Cards t, Cards u, int s) noexcept nogil
    @cython.locals(key=Cards, found=int, start=cython.longlong, value=int)
    cdef int decide(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, waiting=cython.bint, state=int, able=Cards, trumps=int, cards=Cards, card=Cards, value=int)
    cdef int add(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    cdef int covered(self, Cards a, Cards d, Cards t, int s, int k) noexcept nogil
    @cython.locals(able=Cards)
    cdef int take(self, Cards a, Cards d, Cards t, int s, int k) noexcept nogil
    @cython.locals(keeps=int, key=Cards)
    cdef bint take_known(self, Cards a, Cards d, Cards t, int s, int k) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, trumps=int, cards=Cards, card=Cards, value=int)
    cdef int give(self, Cards a, Cards d, Cards able, int s, int k) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, value=int)
    cdef int defend(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, state=int, attacks=Cards, attack=Cards, part=int, meets=Cards, cards=Cards, card=Cards, value=int)
    cdef int cover(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil
    cdef int after_cover(self, Cards a, Cards d, Cards t, Cards u, int s, int k) noexcept nogil

    cdef int transfer_room(self, Cards a, Cards u, int s) noexcept nogil
    cdef Cards showable(self, Cards d, Cards u, int s, int room) noexcept nogil
    @cython.locals(best=int, rest=int, tall=int, room=int, state=int, able=Cards, laid=Cards, count=int, value=int)
    cdef int pass_on(self, Cards a, Cards d, Cards u, int s, int k) noexcept nogil

@cython.locals(best=Cards, fewest=int, attack=Cards, answers=int)
cdef Cards hardest(Cards d, Cards u) noexcept nogil
@cython.locals(beatable=Cards, ranks=Cards)
cdef bint sure(Cards a, Cards d, bint transfers) noexcept nogil
