/**
 * A screen waits for a real exchange: on a busy machine an answer may take many seconds. Nothing waits longer than it must.
 * What the exchange sends and what timers bring comes when it comes, outside any `act`: React is told that it lives, and has
 * nothing to warn about. What a test does by Testing Library is still carried out before the test goes on.
 */
import { beforeAll } from '@jest/globals'
import { i18n } from '@lingui/core'
import { LOCALES } from '@shared/format/languages'
import { configure, getConfig } from '@testing-library/react'
import { noted, requestsNow } from './pending-requests.ts'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

const { getElementError } = getConfig()

/** Between two tries of a `waitFor` or `findBy` nobody reads the error: the document is printed at its end alone. */
const isTrying = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true

/** At the end Testing Library writes the document into the message. Jest prints the stack: the message in it is the newest. */
function shortError(message: string | null): Error {
  const short = message ?? ''
  const error = Object.assign(new Error(short), { name: 'TestingLibraryElementError' })
  let trace = error.stack ?? ''
  return Object.defineProperty(error, 'stack', {
    get: () => trace.replace(short, () => error.message),
    set: (next: string) => {
      trace = next
    },
  })
}

/** The code that Jest shows is the test's own, not this. */
function elementError(message: string | null, container: Element): Error {
  if (isTrying()) return shortError(message)
  const error = getElementError([message, requestsNow()].filter(Boolean).join('\n\n'), container)
  Error.captureStackTrace(error, elementError)
  return error
}

configure({ asyncUtilTimeout: 30_000, defaultIgnore: 'script, style, svg', getElementError: elementError })
globalThis.fetch = noted(fetch)

// Testing Library says the contrary as it is imported, for tests in which nothing happens by itself
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
})

// every language says what the sources say, and is no stranger to be warned of
for (const { code, script } of Object.values(LOCALES)) i18n.load(script === 'hant' ? 'zh-hant' : code, {})
