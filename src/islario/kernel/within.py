"""Rules that are called by other rules alone: whoever calls one compiles it along, so by itself it is neither optimised
nor turned into machine code, and nothing is made by which Python could call it."""

from __future__ import annotations

from typing import Any

from llvmlite import binding
from numba.core import compiler
from numba.core.caching import CompileResultCacheImpl
from numba.core.codegen import JITCodeLibrary

BITCODE = "within"


class _NoEnvironments:
    """Compiled rules need none."""

    @staticmethod
    def set_env(name: str, environment: object) -> None: ...


class Within(JITCodeLibrary):  # type: ignore[misc]
    """A rule's code, ready to be compiled along with whoever calls it."""

    @property
    def codegen(self) -> type[_NoEnvironments]:
        return _NoEnvironments

    def _optimize_final_module(self) -> None: ...

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        return self.name, BITCODE, self._get_module_for_linking().as_bitcode()


def compile_within(rule: Any, args: tuple[Any, ...], return_type: Any) -> Any:
    """Compiles a rule (what Numba compiles it by) for callers of these types."""
    target, flags = rule.targetdescr.target_context, compiler.Flags()
    options = {**rule.targetoptions, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    rule.targetdescr.options.parse_as_flags(flags, options)
    library = Within(target.codegen(), rule.py_func.__qualname__)
    return compiler.compile_extra(
        rule.targetdescr.typing_context, target, rule.py_func, args, return_type, flags, rule.locals, library,
        rule.pipeline_class,
    )  # fmt: skip


class KeptCode(CompileResultCacheImpl):  # type: ignore[misc]
    def rebuild(self, target_context: Any, payload: Any) -> Any:
        (name, kind, code), description, environment, signature, _, _, annotation, reload, _ = payload
        if kind != BITCODE:
            return super().rebuild(target_context, payload)
        library = Within(target_context.codegen(), name)
        library._final_module = binding.parse_bitcode(code)
        library._finalize_final_module()
        return compiler.compile_result(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=library,
            environment=environment,
            entry_point=target_context.get_executable(library, description, environment),
            fndesc=description,
            type_annotation=annotation,
            signature=signature,
            objectmode=False,
            lifted=(),
            typing_error=None,
            call_helper=None,
            metadata=None,
            reload_init=reload,
        )
