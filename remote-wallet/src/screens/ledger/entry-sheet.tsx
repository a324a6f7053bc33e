/** One entry: all its legs among one's own accounts, what it is about. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { formatRecordTime } from '@shared/format/time'
import { big } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { CopyText } from '@shared/ui/copy-text'
import { Sheet, type SheetProps } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import type { ReactNode } from 'react'
import { useWays } from 'shell/navigation'
import { copy } from 'shell/overlay'
import { Loaded } from 'shell/screen'
import { useEntry } from './ledger.api.ts'
import { isEntry, netOf, referenceOf } from './ledger.model.ts'
import css from './ledger.module.css'
import { useNames, useReferenceWords } from './names.ts'

/** Of one account the balance after it; of several each before and after, by its name. */
function After({ legs }: { legs: NonNullable<LedgerRow['legs']> }) {
  const names = useNames()
  const [only, second] = legs
  const figure = (value: string, unit?: string) => <Amount value={value} places={8} minPlaces={2} unit={unit} />
  if (only && !second) return <SumRow label={<Trans>Balance after</Trans>} value={figure(only.after, only.currency)} />
  return legs.map(({ id, account, after, amount }) => (
    <SumRow
      key={id}
      label={names.account(account)}
      before={figure(big(after).minus(big(amount)).toString())}
      value={figure(after)}
    />
  ))
}

/** As the list says it. */
function Net({ legs }: { legs: NonNullable<LedgerRow['legs']> }) {
  const net = netOf(legs)
  if (net === undefined) return null
  const value = <Amount value={net} places={8} minPlaces={2} unit={legs[0]?.currency} sign />
  return <SumRow strong label={<Trans>Net change</Trans>} value={value} />
}

function Entry({ entry }: { entry: LedgerRow }) {
  const { t } = useLingui()
  const names = useNames()
  const { legs, createTime, note, refId } = entry
  return (
    <Sums>
      {(legs ?? [entry]).map(leg => (
        <SumRow
          key={leg.id}
          label={names.account(leg.account)}
          value={<Amount value={leg.amount} places={8} minPlaces={2} unit={leg.currency} sign />}
        />
      ))}
      <Net legs={legs ?? [entry]} />
      <After legs={legs ?? [entry]} />
      <SumRow label={<Trans>Time</Trans>} value={formatRecordTime(createTime)} />
      {note && <SumRow label={<Trans>Note</Trans>} value={note} />}
      {refId && (
        <SumRow
          label={<Trans>Reference</Trans>}
          value={<CopyText value={refId} label={t`Copy reference`} onCopy={() => void copy(refId)} />}
        />
      )}
    </Sums>
  )
}

/** The way to what an entry is about. */
function useReference(entry: LedgerRow | undefined): ReactNode {
  const way = useWays()
  const reference = entry && referenceOf(entry)
  const words = useReferenceWords()
  const href = reference && way(reference.way)
  return (
    href && (
      <Button wide href={href}>
        {words[reference.kind]}
      </Button>
    )
  )
}

const NotFound = () => (
  <p className={css.text}>
    <Trans>We couldn't find this entry.</Trans>
  </p>
)

type Props = { id: string | undefined; frame: Pick<SheetProps, 'open' | 'addressed' | 'onClose'> }

export function EntrySheet({ id, frame }: Props) {
  const names = useNames()
  const page = useEntry(id)
  const entry = page.data?.records.find(row => isEntry(row, id))
  const title = entry ? names.type(entry.type) : <Trans>Account change</Trans>
  return (
    <Sheet {...frame} title={title} actions={useReference(entry)}>
      {id && (
        <Loaded of={page} title={<Trans>Couldn't load this entry</Trans>} skeleton={<SkeletonRows rows={4} single />}>
          {() => (entry ? <Entry entry={entry} /> : <NotFound />)}
        </Loaded>
      )}
    </Sheet>
  )
}
