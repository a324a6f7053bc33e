/** The terms of an offering: price, lots, times, rules, and the promise of its draw; they come after the first paint. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Offering } from '@shared/contract/calls/invest/offerings'
import { offeringStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { winningPrice } from '@shared/money'
import { CopyText } from '@shared/ui/copy-text'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { FileText } from 'lucide-react'
import { useWay } from 'shell/navigation'
import { copy } from 'shell/overlay'
import { RichText } from 'shell/rich-text'
import css from './offerings.module.css'
import { Rules } from './rules.tsx'
import { Subscribed } from './subscribed.tsx'
import { useFigures } from './words.ts'

export function Terms({ of }: { of: Offering }) {
  return (
    <>
      <dl className={css.facts}>
        <Subscribed of={of} />
      </dl>
      <Figures of={of} />
      <PriceRule of={of} />
      <Times of={of} />
      <Rules of={of} />
      <About of={of} />
      <Commitment of={of} />
    </>
  )
}

function Figures({ of }: { of: Offering }) {
  const { price, count } = useFigures()
  const { symbol, minLots, maxLots } = of
  const isOpen = !of.my && of.status <= offeringStates.issuing
  const [least, most, size] = [count(minLots), count(maxLots), count(of.lotSize)]
  return (
    <Sums>
      <SumRow label={<Trans>Estimated price</Trans>} value={`${price(of.estimatedPrice)} USDT`} />
      <SumRow label={<Trans>Floor price</Trans>} value={`${price(of.floorPrice)} USDT`} />
      {of.winningPrice && !of.my?.wonLots && (
        <SumRow strong label={<Trans>Winning price</Trans>} value={`${price(of.winningPrice)} USDT`} />
      )}
      <SumRow label={<Trans>One lot</Trans>} value={`${size} ${symbol}`} />
      {isOpen && (
        <SumRow
          label={<Trans>You can apply for</Trans>}
          value={
            <Trans>
              {least} to {most} lots
            </Trans>
          }
        />
      )}
    </Sums>
  )
}

/** With this offering's own figures, and what they would come to now. */
function PriceRule({ of }: { of: Offering }) {
  const { price, count } = useFigures()
  const [floor, estimated] = [price(of.floorPrice), price(of.estimatedPrice)]
  const [subscribed, total] = [count(of.subscribedLots), count(of.totalLots)]
  const result = price(of.winningPrice ?? winningPrice(of, of.subscribedLots, of.totalLots))
  return (
    <section>
      <SectionHeader title={<Trans>How the price is set</Trans>} />
      <p className={css.note}>
        <Trans>
          The more lots are applied for, the closer the price gets to the estimate. The price never exceeds the estimate
          and is the same for everyone.
        </Trans>
      </p>
      <p className={css.formula} translate="no">
        {`${floor} + (${estimated} − ${floor}) × min(1, ${subscribed} / ${total}) = ${result}\u00a0USDT`}
      </p>
    </section>
  )
}

function Times({ of }: { of: Offering }) {
  return (
    <section>
      <SectionHeader title={<Trans context="offering">Schedule</Trans>} />
      <Sums>
        <SumRow label={<Trans>Applications open</Trans>} value={formatRecordTime(of.applyStart)} />
        <SumRow label={<Trans>Applications close</Trans>} value={formatRecordTime(of.applyEnd)} />
        <SumRow label={<Trans context="offering">Draw</Trans>} value={formatRecordTime(of.drawTime)} />
        <SumRow label={<Trans>Pay by</Trans>} value={formatRecordTime(of.payEnd)} />
        <SumRow label={<Trans context="offering">Listing</Trans>} value={formatRecordTime(of.listTime)} />
      </Sums>
    </section>
  )
}

function About({ of: { intro, whitePaperId } }: { of: Offering }) {
  const paper = useWay(to.articleDetail({ kind: 'help', id: whitePaperId ?? undefined }))
  const href = whitePaperId ? paper : undefined
  if (!intro && !href) return null
  return (
    <section>
      <SectionHeader title={<Trans>About</Trans>} />
      {intro && <RichText html={intro} />}
      {href && (
        <List flush>
          <ListRow lead={<Icon of={FileText} size={22} />} title={<Trans>White paper</Trans>} href={href} />
        </List>
      )}
    </section>
  )
}

function Commitment({ of: { commitHash } }: { of: Offering }) {
  const { t } = useLingui()
  return (
    <section>
      <SectionHeader title={<Trans context="draw">Commitment</Trans>} />
      <p className={css.note}>
        <Trans>
          The SHA-256 of the seed we'll use in the draw, published before anyone applies. Your phone saves it when you
          apply, so you'd notice if the seed changed.
        </Trans>
      </p>
      <div className={css.hash} translate="no">
        <CopyText value={commitHash} label={t`Copy the commitment`} onCopy={() => void copy(commitHash)} />
      </div>
    </section>
  )
}
