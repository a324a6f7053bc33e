/** Applying: how many lots, with which salt; then the last look, before it is sent. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Offering } from '@shared/contract/calls/invest/offerings'
import { formatRecordTime } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { IconButton } from '@shared/ui/icon-button'
import { NumberField } from '@shared/ui/number-field'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { OrderWords } from 'shell/order'
import { type useAddressedSheet, useOfflineReason } from 'shell/screen'
import { mostToPay, tokensOf } from './apply.model.ts'
import { DrawFold } from './draw-fold.tsx'
import { Code, Whole } from './figures.tsx'
import css from './offerings.module.css'
import { Refused } from './refused.tsx'
import { type Apply, useApply } from './use-apply.ts'
import { useFigures } from './words.ts'

type Props = { of: Offering; frame: ReturnType<typeof useAddressedSheet>['frame'] }

export function ApplySheet({ of, frame }: Props) {
  const apply = useApply(of, frame.onClose)
  const { busy } = apply.order
  const { symbol } = of
  const open = frame.open && (busy || !of.my)
  const { reviewing, edit } = apply
  if (!open && reviewing) edit() // another opening begins with what is typed
  const id = useId()
  return (
    <Sheet
      {...frame}
      open={open}
      busy={busy}
      step={reviewing}
      title={reviewing ? <Trans>Confirm your application</Trans> : <Trans>Apply for {symbol}</Trans>}
      actions={reviewing ? <Sends apply={apply} /> : <Reviews form={id} />}
    >
      {reviewing ? <Review of={of} apply={apply} /> : <Typed id={id} of={of} apply={apply} />}
    </Sheet>
  )
}

const Reviews = ({ form }: { form: string }) => (
  <Button type="submit" form={form} wide look="primary">
    <Trans>Continue</Trans>
  </Button>
)

type PartProps = { of: Offering; apply: Apply }

function Typed({ id, of, apply }: PartProps & { id: string }) {
  const { t } = useLingui()
  const { count } = useFigures()
  const { form, lots, next, renewSalt } = apply
  const [least, most] = [count(of.minLots), count(of.maxLots)]
  return (
    <form id={id} className={css.sheet} {...form.frame(next)}>
      <NumberField
        {...form.field('lots')}
        label={t({ message: 'Lots', context: 'offering' })}
        labelled="above"
        note={
          <Trans>
            {least} to {most}
          </Trans>
        }
        inputMode="numeric"
        max={String(of.maxLots)}
        step={{ by: '1', least: String(of.minLots), most: String(of.maxLots) }}
      />
      <Costs of={of} lots={lots} />
      <DrawFold forced={form.errorAt('salt') !== undefined}>
        <Field
          {...form.field('salt')}
          label={<Trans>Salt</Trans>}
          help={<Trans>Your own input to the draw, created on this phone. You can change it.</Trans>}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          suffix={<IconButton icon={RefreshCw} size={20} label={t`New salt`} onClick={renewSalt} />}
        />
      </DrawFold>
    </form>
  )
}

function Costs({ of, lots }: { of: Offering; lots: number }) {
  const { tokens } = useFigures()
  const quantity = tokens(tokensOf(lots, of))
  return (
    <Sums>
      <SumRow label={<Trans>Tokens if you win every lot</Trans>} value={`${quantity} ${of.symbol}`} />
      <SumRow strong label={<Trans>Maximum payment</Trans>} value={<Whole value={mostToPay(lots, of)} />} />
      <SumRow label={<Trans>Charged now</Trans>} value={<Whole value="0" />} />
    </Sums>
  )
}

function Review({ of, apply: { form, lots, order } }: PartProps) {
  const { count } = useFigures()
  const time = formatRecordTime(of.payEnd)
  return (
    <div className={css.sheet}>
      <Sums>
        <SumRow label={<Trans>Token</Trans>} value={`${of.name} (${of.symbol})`} />
        <SumRow label={<Trans context="offering">Lots</Trans>} value={count(lots)} />
      </Sums>
      <Costs of={of} lots={lots} />
      <ul className={css.rules}>
        <li>
          <Trans>If you win and don't pay by {time}, you can't apply again for 30 days.</Trans>
        </li>
      </ul>
      <DrawFold>
        <Sums>
          <SumRow label={<Trans>Salt</Trans>} value={<Code>{form.form.salt}</Code>} />
        </Sums>
        <p className={css.note}>
          <Trans>This phone keeps the commitment, your lots and your salt, so that you can check the draw.</Trans>
        </p>
      </DrawFold>
      <Refused state={order.state} />
    </div>
  )
}

function Sends({ apply: { order, edit, send, lots } }: { apply: Apply }) {
  const { state, busy } = order
  const offline = useOfflineReason()
  const back = () => {
    order.begin()
    edit()
  }
  return (
    <>
      <Button wide disabled={busy} onClick={back}>
        <Trans>Back</Trans>
      </Button>
      <Button wide look="primary" loading={busy} reason={busy ? undefined : offline} onClick={send}>
        <OrderWords state={state}>
          <Plural value={lots} one="Apply for # lot" other="Apply for # lots" />
        </OrderWords>
      </Button>
    </>
  )
}
