/** A remote's entry, the one script that the federation runtime loads itself, carries its hash like all others. */
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core'

declare global {
  /** Integrity of a file of a release by its address; set at boot. */
  var __sri: (url: string) => string
}

/** Milliseconds until an entry that does not answer counts as failed. */
const timeout = 20_000

// biome-ignore lint/style/noDefaultExport: the federation runtime asks a plugin for its default export
export default (): ModuleFederationRuntimePlugin => ({
  name: 'check-entry',
  createScript({ url }) {
    const script = document.createElement('script')
    script.integrity = self.__sri(url)
    script.crossOrigin = 'anonymous'
    script.src = url
    return { script, timeout }
  },
})
