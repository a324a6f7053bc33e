/** One entry: all its legs among one's own accounts, what it is about. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { LedgerRow } from '@shared/contract/calls/wallet'
import { formatRecordTime } from '@shared/format/time'
import { big } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { CopyText } from '@shared/ui/copy-text'
import { ErrorPanel } from '@shared/ui/error-panel'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { back, hasRoute } from 'shell/navigation'
import { copy } from 'shell/overlay'
import { failureOf } from 'shell/transport'
import { useEntry } from './ledger.api.ts'
import { referencePath } from './ledger.model.ts'
import css from './ledger.module.css'
import { useNames } from './names.ts'

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

export function EntrySheet({ id }: { id: string | undefined }) {
  const { t } = useLingui()
  const names = useNames()
  const { data, error, isFetching, refetch } = useEntry(id)
  const entry = data?.records[0]
  const path = entry && referencePath(entry)
  const action = path && hasRoute(path) && (
    <Button wide href={`#${path}`}>
      <Trans>View related item</Trans>
    </Button>
  )
  return (
    <Sheet
      open={id !== undefined}
      addressed
      onClose={back}
      title={entry ? names.type(entry.type) : <Trans>Account change</Trans>}
      actions={action || undefined}
    >
      {entry && (
        <Sums>
          {(entry.legs ?? [entry]).map(leg => (
            <SumRow
              key={leg.id}
              label={names.account(leg.account)}
              value={<Amount value={leg.amount} places={8} minPlaces={2} unit={leg.currency} sign />}
            />
          ))}
          <After legs={entry.legs ?? [entry]} />
          <SumRow label={<Trans>Time</Trans>} value={formatRecordTime(entry.createTime)} />
          {entry.note && <SumRow label={<Trans>Note</Trans>} value={entry.note} />}
          {entry.refId && (
            <SumRow
              label={<Trans>Reference</Trans>}
              value={
                <CopyText value={entry.refId} label={t`Copy reference`} onCopy={() => void copy(entry.refId ?? '')} />
              }
            />
          )}
        </Sums>
      )}
      {!entry && isFetching && <SkeletonRows rows={4} single />}
      {!entry && error && (
        <ErrorPanel
          title={<Trans>Couldn't load this entry</Trans>}
          failure={failureOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!entry && data && (
        <p className={css.text}>
          <Trans>We couldn't find this entry.</Trans>
        </p>
      )}
    </Sheet>
  )
}
