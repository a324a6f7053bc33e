/** What suites import as `@jest/globals`, for modules that Node itself has loaded, once for many suites. */
import { registerHooks } from 'node:module'
import { ModernFakeTimers } from '@jest/fake-timers'
import type { Config } from '@jest/types'
import { ModuleMocker } from 'jest-mock'

const PLACE = Symbol.for('globals of the suite that runs')
const NAMES = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'test'] as const
type Name = (typeof NAMES)[number]
type Globals = Record<Name, CallableFunction>

let ofSuite: Globals | undefined

/** A module keeps what it imported: each use is led to the suite that runs. */
const led = (name: Name) => {
  const now = () => {
    if (!ofSuite) throw new Error(`${name} is used where no suite runs`)
    return ofSuite[name]
  }
  return new Proxy(() => {}, {
    apply: (_, __, args) => Reflect.apply(now(), undefined, args),
    get: (_, key) => Reflect.get(now(), key),
  })
}

const mocker = new ModuleMocker(globalThis)
let timers: ModernFakeTimers

const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL')
/** Of Jest's own the part that suites of servers use. */
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (how?: Config.FakeTimersConfig) => timers.useFakeTimers(how),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
  advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
  setTimeout: (ms: number) => Object.assign(globalThis, { [TIMEOUT]: ms }),
}

Object.assign(globalThis, { [PLACE]: { ...Object.fromEntries(NAMES.map(name => [name, led(name)])), jest } })
const source = `export const { ${NAMES.join()}, jest } = globalThis[Symbol.for('${PLACE.description}')]`
const url = `data:text/javascript,${encodeURIComponent(source)}`
registerHooks({
  resolve: (name, context, next) => (name === '@jest/globals' ? { url, shortCircuit: true } : next(name, context)),
})

/** Before a suite is loaded. */
export function begin(config: Config.ProjectConfig): void {
  timers = new ModernFakeTimers({ config, global: globalThis })
}

/** @param globals with which it says what it tests */
export function lead(globals: Globals): void {
  ofSuite = globals
}

/** What a suite left changed is as before, and Jest forgets it. */
export function end(): void {
  mocker.restoreAllMocks()
  // biome-ignore lint/correctness/useHookAtTopLevel: no hook of React
  timers.useRealTimers()
  ofSuite = undefined
  const own = /^(EVENT_HANDLERS|JEST_STATE_SYMBOL|TEST_TIMEOUT_SYMBOL)$/
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (own.test(key.description ?? '')) Reflect.deleteProperty(globalThis, key)
}
