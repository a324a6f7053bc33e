/** What a bond pays a year. */
import { Trans } from '@lingui/react/macro'
import type { Decimal } from '@shared/money'
import { useFigures } from '../figures.tsx'
import css from './bonds.module.css'

export function YearlyRate({ of, large }: { of: Decimal | null | undefined; large?: boolean }) {
  const { percent } = useFigures()
  const rate = <b className={large ? 'display' : 'title-2'}>{percent(of ?? '0')}</b>
  return (
    <p className={css.rate}>
      <Trans>{rate} a year</Trans>
    </p>
  )
}
