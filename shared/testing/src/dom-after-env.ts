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
const shortError = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })

configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message, container) =>
    isTrying()
      ? shortError(message)
      : getElementError([message, requestsNow()].filter(Boolean).join('\n\n'), container),
})
globalThis.fetch = noted(fetch)

// Testing Library says the contrary as it is imported, for tests in which nothing happens by itself
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
})

// every language says what the sources say, and is no stranger to be warned of
for (const { code, script } of Object.values(LOCALES)) i18n.load(script === 'hant' ? 'zh-hant' : code, {})
