/** The shell as bootstrap brings it up, in jsdom: real router, machine, guard, frame, transport; the screens stand in a remote of the test. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { init } from '@module-federation/enhanced/runtime'
import { type Config, languageCode, type RouteData, type UnitConfig } from '@shared/contract/config'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { Frame } from '../frame/frame.tsx'
import { LastResort } from '../frame/last-resort.tsx'
import { showBars } from '../frame/late-bars.tsx'
import { guard } from '../guard/index.ts'
import { followPages } from '../pages/held.ts'
import { startMachine } from '../pages/machine.ts'
import { createRouter } from '../pages/router.ts'
import { endSessions } from '../pages/session-ends.ts'
import { stampEntries } from '../pages/stamp.ts'
import { noticeTyping } from '../pages/typed.ts'
import { setLiveConfig } from '../remotes/live-config.ts'
import { adopt } from '../remotes/routes.ts'
import { connectTransport } from '../surface/connect-transport.ts'
import { startLanguages } from '../surface/i18n/language.ts'
import { loadingAtom } from '../surface/overlay/loading.ts'
import { queryClient } from '../surface/query/query-client.ts'
import { platformOf } from '../surface/transport/testing/platform.ts'
import { type Answer, json } from '../surface/transport/testing/wire.ts'

export type TestScreen = Partial<Omit<RouteData, 'path' | 'title'>> & {
  title?: string
  /** The remote that it stands in; "u" unless said. */
  unit?: 'u' | 'v'
  Screen: ComponentType | (() => Promise<ComponentType>)
}
export type Screens = Record<`/${string}`, TestScreen>

const hash = `sha384-${'A'.repeat(64)}`
const release = { entry: '', integrity: hash, manifest: hash, files: {}, preload: {}, serial: 1, version: '1.0.0' }
/** A title that tells its language: "Home" in Japanese is "Home jp". */
const titles = (title: string) =>
  Object.fromEntries(
    [...languageCode.options, 'zh-hant'].map(code => [code, code === 'en-us' ? title : `${title} ${code}`]),
  )
const routeOf = ([path, { Screen: _, unit: __, title = path.slice(1), ...rest }]: [string, TestScreen]) => ({
  auth: false,
  keepAlive: false,
  frame: 'page',
  ...rest,
  path,
  title: titles(title),
})

const of = (unit: string, screens: Screens) => Object.entries(screens).filter(([, { unit: own = 'u' }]) => own === unit)

type Going = { serial?: number; release?: string; rest?: Partial<UnitConfig> }

/** A config whose units have these screens; release and rest are of "u", and "v" is there where a screen names it. */
export const configOf = (url: string, screens: Screens, { serial = 1, release: id = 'r1', rest }: Going = {}): Config =>
  ({
    ...platformOf(url),
    version: 1,
    log: 'test',
    serial,
    issued: '2026-11-21 15:40:00',
    shell: { ...release, release: 's1', trusts: [] },
    units: {
      u: { ...release, release: id, needs: {}, routes: of('u', screens).map(routeOf), ...rest },
      ...(of('v', screens).length > 0 && {
        v: { ...release, release: 'r1', needs: {}, routes: of('v', screens).map(routeOf) },
      }),
    },
  }) as unknown as Config

/** Puts a release where its script would have put it. @param unit "u" unless said */
export function provide(name: string, screens: Screens, unit = 'u'): void {
  const routes = Object.entries(screens).map(([path, { Screen }]) => ({
    path,
    screen: async () => ({
      default: 'lazy' in Screen ? await (Screen as unknown as () => Promise<ComponentType>)() : Screen,
    }),
  }))
  const words = { 'en-us': async () => ({ messages: {} }), jp: async () => ({ messages: {} }) }
  Object.assign(self, { [`${unit}__${name}`]: { init: () => {}, get: async () => () => ({ default: routes, words }) } })
}

/** A screen that comes, or fails, as `load` says at each try. */
export const lazily = (load: () => Promise<ComponentType>): TestScreen['Screen'] => Object.assign(load, { lazy: true })

/** Brings the app up at an address, once per test file. */
export async function startApp(url: string, screens: Screens, address = '/'): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }) // React draws when it would in a browser
  document.head.innerHTML = '<meta name="theme-color" content="">'
  window.scrollTo = () => {}
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number, y?: number) {
    this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : (y ?? 0)
  } as Element['scrollTo']
  init({ name: 'shell', remotes: [] })
  provide('r1', screens)
  provide('r1', screens, 'v')
  const config = configOf(url, screens)
  setLiveConfig(config)
  followPages()
  noticeTyping()
  showBars(() => import('../background/bars.tsx'))
  adopt(config)
  connectTransport()
  history.replaceState(null, '', address)
  stampEntries()
  startLanguages()
  const router = createRouter()
  endSessions(startMachine(router, guard))
  const app = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    createRoot(app).render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <LastResort>
            <Frame />
          </LastResort>
        </QueryClientProvider>
      </I18nProvider>,
    ),
  )
}

const covered = () => getDefaultStore().get(loadingAtom) !== null

/** Waits until the page of this path stands uncovered. */
export async function arrives(path: string): Promise<HTMLElement> {
  return waitFor(() => {
    const page = shownPage()
    if (covered() || !page || page.dataset.path !== path.split('?')[0])
      throw new Error(`${path} does not stand: ${location.hash}`)
    return page
  })
}

/** What is on the screen, hidden kept pages left out. */
export const shownPage = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('#main > [data-path]')].find(page => page.style.display !== 'none')

/** Types an address, as into the address bar. */
export const type = (hash: string): Promise<void> => act(async () => location.assign(hash))
/** Presses the browser's Back. */
export const pressBack = (): Promise<void> => act(async () => history.back())

/** What a visitor is answered to everything: nobody is signed in. */
export const visitor: Answer = json({ success: false, message: 'Please log in again', code: 401, result: null })
