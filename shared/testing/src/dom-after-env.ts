/**
 * A screen waits for a real exchange: on a busy machine an answer may take seconds. Nothing waits longer than it must.
 * What the exchange sends and what timers bring comes when it comes, outside any `act`: React is told that it lives, and has
 * nothing to warn about. What a test does by Testing Library is still carried out before the test goes on.
 */
import { beforeAll } from '@jest/globals'
import { i18n } from '@lingui/core'
import { LOCALES } from '@shared/format/languages'
import { configure } from '@testing-library/react'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

configure({ asyncUtilTimeout: 12_000 })

// Testing Library says the contrary as it is imported, for tests in which nothing happens by itself
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
})

// every language says what the sources say, and is no stranger to be warned of
for (const { code, script } of Object.values(LOCALES)) i18n.load(script === 'hant' ? 'zh-hant' : code, {})
