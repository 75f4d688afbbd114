"""What compiled rules leave out of what Numba does for every function, because no rule needs it.

*Counting from the end.* What Python means by `row[-1]` costs every computed index a comparison and a choice. Rules have
no negative index: interpreted ones refuse it (interpreted.py), and so do compiled ones where bounds are checked.

*Counting references.* A rule that makes no array only looks at those of its caller, who keeps them as long as it runs:
it need not say so at every call, with instructions that keep other threads from the same memory.
"""

from __future__ import annotations

from typing import Any

from numba.core import ir, types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering

# What gives no array but one that was there, or several of them in a tuple.
VIEWS = ("getitem", "static_getitem", "getattr", "cast", "phi", "build_tuple", "exhaust_iter")


def _from_the_front(index: Any) -> Any:
    """The type of an index that Numba takes as it is; slices stay what they are, and so does a `-1` written out."""
    if isinstance(index, types.containers.BaseTuple):
        return types.containers.BaseTuple.from_types([_from_the_front(each) for each in index])
    if isinstance(index, types.IntegerLiteral) and index.literal_value < 0:
        return types.int64
    return types.uint64 if isinstance(index, types.Integer) else index


def _only_looks(context: Any, function: Any, code: Any) -> bool:
    """Whether a function neither makes nor hands out anything that is kept as long as somebody refers to it."""

    def is_counted(kind: Any) -> bool:
        return bool(context.data_model_manager[kind].contains_nrt_meminfo())

    def makes(step: Any) -> bool:
        if isinstance(step, ir.Assign):
            made = isinstance(step.value, ir.Expr) and step.value.op not in VIEWS
            return made and is_counted(function.typemap[step.target.name])
        if isinstance(step, (ir.SetItem, ir.StaticSetItem)):  # an array written over another may be copied in between
            return isinstance(function.typemap[step.value.name], types.Array)
        return False

    if is_counted(function.restype):
        return False
    return not any(makes(step) for block in code.blocks.values() for step in block.body)


class RuleLower(Lower):  # type: ignore[misc]
    def __init__(self, context: Any, library: Any, function: Any, code: Any, metadata: Any = None) -> None:
        if _only_looks(context, function, code):
            context = context.subtarget(enable_nrt=False)
        super().__init__(context, library, function, code, metadata)

    def lower_getitem(self, kind: Any, expr: Any, value: Any, index: Any, signature: Any) -> Any:
        return super().lower_getitem(kind, expr, value, index, self.indexed(signature, index))

    def lower_setitem(self, target: Any, index: Any, value: Any, signature: Any) -> Any:
        return super().lower_setitem(target, index, value, self.indexed(signature, index))

    def indexed(self, signature: Any, index: Any) -> Any:
        array, _, *value = signature.args
        if not isinstance(array, types.Array):
            return signature
        return signature.replace(args=(array, _from_the_front(self.typeof(index.name)), *value))


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(NativeLowering):  # type: ignore[misc]
    _name = "rule_lowering"

    @property
    def lowering_class(self) -> type[Lower]:
        return RuleLower


class RuleCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's own way, but for one step."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [
            (RuleLowering, what) if step is NativeLowering else (step, what) for step, what in passes.passes
        ]
        passes.finalize()
        return [passes]
