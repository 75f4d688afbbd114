"""A run of kernels that is launched as one: the host says once what follows what, then only "again"."""

from __future__ import annotations

import weakref
from typing import Any

from cuda.bindings import driver
from numba import cuda

MOST_SHARED = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
CARVEOUT = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_PREFERRED_SHARED_MEMORY_CARVEOUT


class Kernel:
    """A kernel with all that it is launched with."""

    def __init__(self, made: Any, blocks: int, threads: int, arguments: tuple[Any, ...], shared: int = 0) -> None:
        self.made, self.blocks, self.threads, self.shared = made.specialize(*arguments), blocks, threads, shared
        self.arguments = arguments
        if shared:
            function = next(iter(self.made.overloads.values()))._codelibrary.get_cufunc()
            most = function.device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN  # batches of other sizes launch it too
            for attribute, value in ((MOST_SHARED, most), (CARVEOUT, 100)):
                _done(driver.cuKernelSetAttribute(attribute, value, function.handle, function.device.id))

    def launch(self, stream: Any = 0) -> None:
        self.made[self.blocks, self.threads, stream, self.shared](*self.arguments)


class Graph:
    """Kernels one after the other. The first time they are launched one by one, which loads them."""

    def __init__(self, kernels: list[Kernel]) -> None:
        self.kernels = kernels
        self._loaded = False
        self._ready: Any = None

    def launch(self) -> None:
        if not self._loaded:
            for kernel in self.kernels:
                kernel.launch()
            self._loaded = True
            return
        if self._ready is None:
            self._ready = self._recorded()
            weakref.finalize(self, driver.cuGraphExecDestroy, self._ready)
        _done(driver.cuGraphLaunch(self._ready, 0))

    def _recorded(self) -> Any:
        stream = cuda.stream()
        handle = int(stream.handle)
        with cuda.defer_cleanup():  # memory of arrays that nobody needs any more must not be freed meanwhile
            _done(driver.cuStreamBeginCapture(handle, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED))
            for kernel in self.kernels:
                kernel.launch(stream)
            graph = _done(driver.cuStreamEndCapture(handle))
        ready = _done(driver.cuGraphInstantiate(graph, 0))
        _done(driver.cuGraphDestroy(graph))
        return ready


def copy(to: int, source: int, size: int) -> None:
    """Copies on the device, after all that was launched before."""
    _done(driver.cuMemcpyDtoDAsync(to, source, size, 0))


def zeros(shape: Any, kind: Any) -> Any:
    """An array of zeros, made on the device."""
    array = cuda.device_array(shape, kind)
    _done(driver.cuMemsetD8Async(address(array), 0, array.alloc_size, 0))
    return array


def address(array: Any) -> int:
    return int(array.__cuda_array_interface__["data"][0])


def _done(answer: tuple[Any, ...]) -> Any:
    """What the driver answers, or its error."""
    if answer[0] != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(f"the CUDA driver says {answer[0].name}")
    return answer[1] if len(answer) > 1 else None
