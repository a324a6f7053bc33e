/** What can go otherwise than one hopes: as plainly as what it brings. */
import { Trans } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest'
import { formatRecordTime } from '@shared/format/time'
import { SectionHeader } from '@shared/ui/section-header'
import { useFigures } from '../../parts/figures.tsx'
import css from './bond.module.css'

export function Risks({ of: { minRaise, saleEnd, currency } }: { of: Product }) {
  const least = useFigures().money(minRaise, currency)
  return (
    <section>
      <SectionHeader title={<Trans>Risks</Trans>} />
      <ul className={css.risks}>
        <li>
          <b>
            <Trans>Can't be sold before maturity.</Trans>
          </b>{' '}
          <Trans>You can only cancel until it sells out or the offer closes.</Trans>
        </li>
        <li>
          <Trans>
            Your money stays with the operator until maturity. No deposit insurance covers it or the coupons.
          </Trans>
        </li>
        <li>
          <Trans>The rate is fixed. If rates elsewhere rise, yours stays the same.</Trans>
        </li>
        {saleEnd && <Idle by={formatRecordTime(saleEnd)} />}
        {minRaise && (
          <li>
            <Trans>If less than {least} is raised, the bond isn't issued and you get a full refund.</Trans>
          </li>
        )}
      </ul>
    </section>
  )
}

const Idle = ({ by }: { by: string }) => (
  <li>
    <Trans>Interest starts when the bond does, by {by} at the latest. Until then your money earns nothing.</Trans>
  </li>
)
