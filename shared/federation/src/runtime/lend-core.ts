/**
 * Lends the shell's copy of the federation core to the remotes, whose entries are built without one: 7 KB instead of 21.
 * The bundler's own way to do so (`provideExternalRuntime`) carries the core twice: 10 KB more in the shell's entry. What
 * of it loads remotes is left out: the shell does that by itself (shell/src/remotes/container.ts), and a remote has none.
 */
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'

const core = {
  ...{
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    helpers,
    ModuleFederation,
    registerGlobalPlugins,
    satisfy,
  },
  ...{ setGlobalFederationConstructor, setGlobalFederationInstance },
}

// biome-ignore lint/style/noDefaultExport: the federation runtime asks a plugin for its default export
export default (): ModuleFederationRuntimePlugin => ({
  name: 'lend-core',
  beforeInit(args) {
    Reflect.set(self, '_FEDERATION_RUNTIME_CORE', core)
    return args
  },
})
