/** Draws one screen as the shell does, against a running exchange: real transport, session, navigation, words of the source. */

import { afterAll } from '@jest/globals'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Config, RouteData } from '@shared/contract/config'
import { features } from '@shared/contract/features'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { type ComponentType, useMemo, useSyncExternalStore } from 'react'
import { ConfirmDialog } from '../../../shell/src/frame/confirm-dialog.tsx'
import { ToastView } from '../../../shell/src/frame/toast-view.tsx'
import { createRouter } from '../../../shell/src/pages/router.ts'
import { liveConfig, setLiveConfig } from '../../../shell/src/remotes/live-config.ts'
import { adopt, clean } from '../../../shell/src/remotes/routes.ts'
import { connectTransport } from '../../../shell/src/surface/connect-transport.ts'
import { PageContext } from '../../../shell/src/surface/navigation/page-context.ts'
import { theRouter } from '../../../shell/src/surface/navigation/port.ts'
import { clearToast } from '../../../shell/src/surface/overlay/toast.ts'
import { queryClient } from '../../../shell/src/surface/query/query-client.ts'
import { clearSession, signIn } from '../../../shell/src/surface/session/session.ts'
import { reached, setOffline } from '../../../shell/src/surface/transport/connection.ts'
import { type Address, exchangeVariable, operate } from './exchange-process.ts'
import { type Holdings, newPerson, type Person } from './people.ts'

/** Every address that is live in the tests unless a test says otherwise. */
const livePaths = [
  '/home /hangqing /heyue /my /login /kline /language /articleList /articleDetail /zichanCenter /zhangbianRecord',
  '/chongzhi /chongzhitixianResult /chongzhitixianRecord /zijinhuazhuan',
].flatMap(line => line.split(' '))

export type ScreenOptions = {
  path: string
  query?: Record<string, string>
  /** Who looks: a new person with these holdings, someone known, or by default a visitor. */
  as?: Holdings | Person
  /** Addresses that are live. */
  routes?: readonly string[]
  /** Features that the server lacks. */
  without?: readonly string[]
  /** Sites that links may lead to without a question. */
  outlink?: Config['outlink']
  /** The server knows no call of this screen until `mend()`. */
  down?: boolean
  /** The way that the screen's calls take to the exchange. */
  at?: Address
  /** The connection was lost before the screen opened; `online()` brings it back. */
  offline?: boolean
}

/** The exchange of this Jest worker. */
export const exchange = (): Address => JSON.parse(process.env[exchangeVariable()] ?? '{}')

/** A port that no fetch may ask: https://fetch.spec.whatwg.org/#port-blocking */
const nowhere = 'http://127.0.0.1:9'

/** The connection is lost, as an `offline` event says it, and what looks for the server finds none. @returns brings it back */
export function loseConnection(): () => void {
  const config = liveConfig()
  setLiveConfig({ ...config, apiBase: nowhere })
  setOffline()
  return () => {
    setLiveConfig(config)
    reached(performance.now())
  }
}

/** Time goes on by so many seconds at the exchange. */
export const advance = (seconds: number) => operate(exchange(), 'clock', 'advance', `${seconds}s`)

const hash = `sha384-${'A'.repeat(64)}`
const release = {
  release: '0123456789ab',
  entry: '/x.js',
  integrity: hash,
  files: {},
  serial: 1,
  version: '1.0.0',
  preload: {},
  manifest: hash,
}
let serial = 0

const routeOf = (path: string): RouteData => ({
  path,
  title: {} as RouteData['title'],
  auth: false,
  keepAlive: false,
  frame: 'page',
})

const configOf = ({ routes = livePaths, without = [], outlink = [], at = exchange() }: ScreenOptions): Config => ({
  version: 1,
  log: 'screens',
  serial: ++serial,
  issued: '2026-11-21 15:40:00',
  name: 'tarn',
  environment: 'sandbox',
  apiBase: at.url,
  fileBase: '/api/sys/common/static/',
  transportPublicKey: at.publicKey,
  features: features.filter(feature => !without.includes(feature)),
  market: { focusMs: 1000, listMs: 3000, staleMs: 5000, source: 'tape' },
  outlink,
  customerService: { url: '' },
  shell: { ...release, trusts: [] },
  units: { all: { ...release, needs: {}, routes: routes.map(routeOf) } },
})

const isPerson = (as: Holdings | Person): as is Person => 'token' in as

async function personOf(as: ScreenOptions['as']): Promise<Person | null> {
  if (!as) return null
  return isPerson(as) ? as : newPerson(exchange(), as)
}

// Between two screens, too, it hears of the connection: the shell's provider always stands.
queryClient.mount()

// A stream of prices ends a moment after its last reader, which is too late here: it would hold Jest's worker.
afterAll(() => {
  cleanup()
  setOffline()
})

/** Ends with the page that is drawn. */
let page = new AbortController()

/** Follows the router as the frame does, without the guard. */
function Host({ Screen }: { Screen: ComponentType }) {
  const router = theRouter()
  const { location, historyAction } = useSyncExternalStore(router.subscribe, () => router.state)
  const { signal } = useMemo(() => page, [])
  const value = { path: clean(location.pathname), place: location, move: historyAction, active: true, signal }
  return (
    <PageContext value={value}>
      <main id="main">
        <Screen />
      </main>
      <ConfirmDialog />
      <ToastView />
    </PageContext>
  )
}

/** @param module the screen's module: `import('./x.screen.tsx')` */
export async function renderScreen(module: Promise<{ default: ComponentType }>, o: ScreenOptions) {
  const { default: Screen } = await module
  cleanup()
  clearToast()
  clearSession()
  page = new AbortController()
  const config = configOf(o)
  setLiveConfig(config)
  adopt(config)
  connectTransport()
  i18n.loadAndActivate({ locale: 'en-us', messages: {} })
  const person = await personOf(o.as)
  if (person) await signIn(person.token)
  if (o.down) setLiveConfig({ ...config, apiBase: `${config.apiBase}/down` })
  const online = o.offline ? loseConnection() : () => reached(performance.now())
  location.hash = `#${o.path}?${new URLSearchParams(o.query)}`
  const router = createRouter()
  const drawn = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <Host Screen={Screen} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return {
    ...drawn,
    user: patient(userEvent.setup()),
    person,
    /** The server answers again; what failed must be asked for again. */
    mend: () => setLiveConfig(config),
    online,
    /** Another page takes its place. */
    leave() {
      page.abort()
      drawn.unmount()
    },
    at: () => router.state.location.pathname + router.state.location.search,
  }
}

/**
 * Clicks a button once it is not busy, as a person would: what a test learns from the exchange may be there before the page has
 * ended the work, and a press until then does nothing.
 */
function patient(user: UserEvent): UserEvent {
  const press = user.click
  const click: UserEvent['click'] = async element => {
    if (isBusy(element)) await waitFor(() => isBusy(element) && Promise.reject(new Error('It stays busy.')))
    return press(element)
  }
  return Object.assign(user, { click })
}

const isBusy = (element: Element): boolean => element.isConnected && element.getAttribute('aria-busy') === 'true'
