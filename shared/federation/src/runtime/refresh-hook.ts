/**
 * Development only, before React: keeps the renderers that React announces, so that the refresh runtime of a remote served
 * from source, which comes later, finds the shell's one.
 */
const renderers = new Map<number, unknown>()

const hook = {
  renderers,
  supportsFiber: true,
  inject(renderer: unknown): number {
    renderers.set(renderers.size + 1, renderer)
    return renderers.size
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
}

if (!Reflect.has(self, '__REACT_DEVTOOLS_GLOBAL_HOOK__')) Reflect.set(self, '__REACT_DEVTOOLS_GLOBAL_HOOK__', hook)
