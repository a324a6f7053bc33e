/** Currency, network, account: what is chosen, and the sheets that choose it. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { AssetMark } from '@shared/ui/asset-mark'
import { Button } from '@shared/ui/button'
import { Countdown } from '@shared/ui/countdown'
import { SelectField } from '@shared/ui/select-field'
import { serverNow } from 'shell/market-feed'
import { useWay } from 'shell/navigation'
import { useNetworkName } from '../../parts/network-name.ts'
import { useHere } from './here.ts'
import type { Destination, Network } from './withdraw.model.ts'
import css from './withdraw.module.css'
import type { Picked } from './withdraw-form.tsx'
import { nameOf, numberOf } from './words.ts'

type WayProps = Pick<Destination, 'choice' | 'network'> & { onPick(what: Picked): void }

export function Way({ choice: { currency }, network, onPick }: WayProps) {
  const { t } = useLingui()
  const name = useNetworkName()(network.network)
  return (
    <div className={css.pair}>
      <SelectField
        label={t`Currency`}
        labelled="hidden"
        prefix={<AssetMark symbol={currency} small />}
        value={currency}
        onClick={() => onPick('currency')}
      />
      <SelectField label={t`Network`} labelled="inside" value={name} onClick={() => onPick('network')} />
    </div>
  )
}

/** Where one of this network is bound; the way back leads into this form. */
export const useAdding = ({ kind }: Network): string | undefined =>
  useWay(to.withdrawAccounts({ add: kind, back: useHere() }))

type AccountProps = Pick<Destination, 'network' | 'account'> & {
  held: number | undefined
  error: string | undefined
  onPick(what: Picked): void
}

export function AccountField({ network, account, held, error, onPick }: AccountProps) {
  const { t } = useLingui()
  const add = useAdding(network)
  return (
    <div className={css.account}>
      <SelectField
        label={t({ message: 'Account', context: 'payout account' })}
        value={account && nameOf(account)}
        note={account?.label ? numberOf(account) : undefined}
        placeholder={t`No withdrawal account yet`}
        help={held === undefined ? undefined : <Usable from={held} />}
        error={error}
        onClick={() => onPick('account')}
      />
      {!account && add && (
        <Button small look="tonal" href={add}>
          <Trans>Add withdrawal account</Trans>
        </Button>
      )}
    </div>
  )
}

function Usable({ from }: { from: number }) {
  const left = <Countdown until={from} now={serverNow} />
  const time = formatRecordTime(from)
  return (
    <span>
      <Trans>
        New withdrawal accounts can't be used straight away. Available from {time}, in {left}.
      </Trans>
    </span>
  )
}
