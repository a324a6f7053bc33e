/** The sheets that choose: a currency with what there is of it, a network, an account with its hour. */
import { Trans } from '@lingui/react/macro'
import type { PayoutAccount } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import { usePlace } from 'shell/navigation'
import type { SheetFrame } from 'shell/screen'
import { useNetworkName } from '../../parts/network-name.ts'
import { placesOf } from '../../parts/places.ts'
import { useAdding } from './destination.tsx'
import { NetworkRow } from './network-row.tsx'
import { heldUntil, type WithdrawalData } from './use-withdraw.ts'
import { accountsFor, type Destination, type Network, networkTo } from './withdraw.model.ts'
import type { Picked } from './withdraw-form.tsx'
import { nameOf, numberOf } from './words.ts'

type Props = SheetFrame & { data: WithdrawalData; destination: Destination; onChosen(): void }

export function PickSheet({ what, ...props }: Props & { what: Picked }) {
  if (what === 'currency') return <Currencies {...props} />
  return what === 'network' ? <Networks {...props} /> : <Accounts {...props} />
}

/** Writes the choice to the address, closes the sheet and clears the refusal of another choice. */
function useChoosing({ onClose, onChosen }: Pick<Props, 'onClose' | 'onChosen'>) {
  const { setQuery } = usePlace(to.withdraw)
  return (query: Parameters<typeof setQuery>[0]) => {
    onClose()
    onChosen()
    setQuery(query)
  }
}

function Currencies({ data: { all, balances }, destination: { choice }, onChosen, ...frame }: Props) {
  const choose = useChoosing({ ...frame, onChosen })
  const available = (currency: string) => balances.find(one => one.currency === currency)?.available ?? '0'
  return (
    <Sheet {...frame} title={<Trans>Currency</Trans>}>
      <List flush>
        {all.map(({ currency, name }) => (
          <ListRow
            key={currency}
            lead={<AssetMark symbol={currency} />}
            title={currency}
            note={name}
            value={<Amount value={available(currency)} places={placesOf(currency)} minPlaces={2} />}
            valueNote={<Trans>Available</Trans>}
            current={currency === choice.currency}
            onClick={() => choose({ currency, to: undefined, accountId: undefined })}
          />
        ))}
      </List>
    </Sheet>
  )
}

/** A network is chosen by an account on it: the default one, or the newest. */
function Networks({ data: { accounts }, destination: { choice, network, account }, onChosen, ...frame }: Props) {
  const choose = useChoosing({ ...frame, onChosen })
  const fitting = accountsFor(choice, accounts)
  const firstOn = (one: Network): PayoutAccount | undefined => {
    const on = fitting.filter(each => networkTo(choice, each) === one)
    return on.find(each => heldUntil(each) === undefined) ?? on[0]
  }
  return (
    <Sheet {...frame} title={<Trans>Network</Trans>}>
      <List flush>
        {choice.networks.map(one => (
          <NetworkRow
            key={one.network}
            of={one}
            first={one === network ? account : firstOn(one)}
            current={one === network}
            currency={choice.currency}
            onChoose={({ id }) => choose({ currency: choice.currency, to: undefined, accountId: id })}
          />
        ))}
      </List>
    </Sheet>
  )
}

function Accounts({ data: { accounts }, destination: { choice, network, account }, onChosen, ...frame }: Props) {
  const choose = useChoosing({ ...frame, onChosen })
  const add = useAdding(network)
  const nameOfNetwork = useNetworkName()
  const fitting = accountsFor(choice, accounts)
  const adding = add && (
    <Button wide href={add}>
      <Trans>Add withdrawal account</Trans>
    </Button>
  )
  return (
    <Sheet {...frame} title={<Trans context="payout account">Account</Trans>} actions={adding}>
      {fitting.length === 0 && <EmptyState title={<NoAccount ofAny={accounts.length === 0} for={choice} />} />}
      {fitting.length > 0 && (
        <List flush>
          {fitting.map(one => (
            <ListRow
              key={one.id}
              title={nameOf(one)}
              note={one.label ? numberOf(one) : one.bankName}
              value={nameOfNetwork(networkTo(choice, one)?.network ?? '')}
              valueNote={<Hour of={one} />}
              current={one.id === account?.id}
              onClick={() => choose({ currency: choice.currency, to: undefined, accountId: one.id })}
            />
          ))}
        </List>
      )}
    </Sheet>
  )
}

type NoAccountProps = { ofAny: boolean; for: Destination['choice'] }

/** @param ofAny whether the person has no account for any other currency either */
const NoAccount = ({ ofAny, for: { currency } }: NoAccountProps) =>
  ofAny ? <Trans>No withdrawal account yet</Trans> : <Trans>No account for {currency} yet</Trans>

function Hour({ of }: { of: PayoutAccount }) {
  const until = heldUntil(of)
  if (until === undefined) return null
  const time = formatRecordTime(until)
  return <Trans>Available from {time}</Trans>
}
