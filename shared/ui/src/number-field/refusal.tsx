import { Trans } from '@lingui/react/macro'
import type { Locale } from '@shared/format/languages'
import { writeNumber } from '@shared/format/read-number'
import type { Draft } from './draft.ts'
import css from './index.module.css'

/** What the field itself finds wrong with what was typed; undefined where it is a number, or nothing yet. */
export function refusalOf({ reading, tooFine, type }: Draft, locale: Locale) {
  if (reading.state === 'invalid') {
    const sample = writeNumber(locale, '1234.5')
    return <Trans>Enter a number, such as {sample}</Trans>
  }
  if (tooFine !== undefined) return <Trans>Up to {tooFine} decimal places</Trans>
  if (reading.state !== 'ambiguous') return undefined
  const [larger, smaller] = reading.readings.map(value => writeNumber(locale, value))
  const choice = (text = '') => (
    <button type="button" className={css.reading} onClick={() => type(text)}>
      {text}
    </button>
  )
  return (
    <>
      <Trans>
        Did you mean {larger} or {smaller}?
      </Trans>
      <span className={css.readings}>
        {choice(larger)}
        {choice(smaller)}
      </span>
    </>
  )
}
