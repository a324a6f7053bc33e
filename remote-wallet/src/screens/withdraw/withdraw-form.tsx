/** Where to, how much, what it costs and brings. */
import { Trans } from '@lingui/react/macro'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { Column, Columns } from '@shared/ui/columns'
import { useTimeLeft } from '@shared/ui/countdown'
import { EmptyState } from '@shared/ui/empty-state'
import { serverNow } from 'shell/market-feed'
import { useLateSheet } from 'shell/screen'
import { AmountField } from './amount-field.tsx'
import { AccountField, Way } from './destination.tsx'
import { Terms } from './terms.tsx'
import { useDestination, useWithdraw, type WithdrawalData } from './use-withdraw.ts'
import type { Destination } from './withdraw.model.ts'
import css from './withdraw.module.css'
import { useReason } from './words.ts'

const load = () => import(/* webpackChunkName: "withdraw-later" */ './sheets.ts')
type Later = Awaited<ReturnType<typeof load>>
export type Picked = 'currency' | 'network' | 'account'

export function WithdrawForm(data: WithdrawalData) {
  const destination = useDestination(data)
  return destination ? <Filled data={data} destination={destination} /> : <Unavailable />
}

const Unavailable = () => (
  <EmptyState title={<Trans>Withdrawals are unavailable right now</Trans>}>
    <Trans>No network is available. Check back later.</Trans>
  </EmptyState>
)

function Filled({ data, destination }: { data: WithdrawalData; destination: Destination }) {
  const withdraw = useWithdraw(data, destination)
  const picker = useLateSheet<Picked, Later>(load)
  const confirm = useLateSheet<true, Later>(load)
  const { form, held, rate, confirming } = withdraw
  useTimeLeft(held ?? 0, serverNow) // draws anew until the account can be used
  const reason = useReason(destination, held, rate.rated)
  const review = () => reason === undefined && withdraw.review() && void confirm.show(true)
  const pick = (what: Picked) => void picker.show(what)
  const close = () => {
    confirm.close()
    withdraw.close()
  }
  return (
    <>
      <form className={css.form} translate="no" {...form.frame(review)}>
        <Columns>
          <Column>
            {' '}
            <Way {...destination} onPick={pick} />
            <AccountField {...destination} held={held} error={form.errorAt('accountId')} onPick={pick} />
            <AmountField withdraw={withdraw} />
          </Column>
          <Column end>
            <Terms withdraw={withdraw} rules={data.rules} />
          </Column>
          <ActionBar bleed>
            <Button type="submit" look="primary" wide reason={reason}>
              <Trans>Continue</Trans>
            </Button>
          </ActionBar>
        </Columns>
      </form>
      {picker.draw(({ PickSheet }, what, { key, ...frame }) => (
        <PickSheet key={`pick-${key}`} {...{ what, data, destination }} onChosen={withdraw.begin} {...frame} />
      ))}
      {confirm.draw(({ ConfirmSheet }, _, { key, open }) => (
        <ConfirmSheet
          key={`confirm-${key}`}
          {...{ data, destination, withdraw }}
          open={open && confirming}
          onClose={close}
        />
      ))}
    </>
  )
}
