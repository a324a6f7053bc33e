/** A bank account: a new one, or other details in the place of those that there are. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Currency } from '@shared/contract/calls/wallet'
import { currencyTypes } from '@shared/contract/codes'
import { LONGEST_WHOLE_NAME } from '@shared/contract/limits'
import { composeName, fitOf, type Named } from '@shared/format/person-name'
import { ChoiceField } from '@shared/ui/choice-field'
import { Field } from '@shared/ui/field'
import { Segmented } from '@shared/ui/segmented'
import type { Bank } from './bank.model.ts'
import { CountryField } from './country-field.tsx'
import { DefaultSwitch, HoldNote, LabelField, PinField, SaveBar } from './form-parts.tsx'
import type { FormProps } from './form-props.ts'
import { RemoveButton } from './remove-button.tsx'
import css from './settlement.module.css'
import { useBank } from './use-bank.ts'
import { Verdict } from './verdict.tsx'

type Own = { own: ReturnType<typeof useBank> }

export function BankForm({ currencies, ...props }: FormProps & { currencies: readonly Currency[] }) {
  const fiats = currencies.filter(({ type }) => type === currencyTypes.fiat)
  const offered = fiats.map(({ currency }) => currency)
  const own = useBank(props, offered)
  const { form, renumbered } = own
  const { of } = props
  const { hold, first } = own.terms
  return (
    <form className={css.form} translate="no" {...form.frame(own.submit)}>
      <Where own={own} fiats={fiats} />
      <NumberFields own={own} of={of} />
      <MoreOfBank own={own} />
      <Holder own={own} />
      <LabelField {...form.field('label')} />
      {!first && !of?.isDefault && <DefaultSwitch {...form.field('isDefault')} />}
      {renumbered && (of || form.form.number) && !form.errorAt('number') && <HoldNote of={of} seconds={hold} />}
      {renumbered && <PinField {...form.field('pin')} />}
      {of && <RemoveButton of={of} onDone={own.drop} />}
      <SaveBar state={own.state} busy={own.busy} reason={undefined} />
    </form>
  )
}

function Where({ own: { form, settle }, fiats }: Own & { fiats: readonly Currency[] }) {
  const { t } = useLingui()
  const options = fiats.map(({ currency, name }) => ({ value: currency, label: currency, note: name ?? '' }))
  const { value: currency, ...field } = form.field('currency')
  return (
    <>
      <CountryField {...form.field('country')} onChange={settle} />
      <ChoiceField
        label={t`Currency`}
        placeholder={t`Choose a currency`}
        options={options}
        value={currency || undefined}
        {...field}
      />
      <Field label={t`Bank`} autoComplete="off" maxLength={80} {...form.field('bankName')} />
    </>
  )
}

/** What the letters of a number may be, for the keyboard that comes up. */
const modes = { card: 'numeric', account: 'text', iban: 'text' } as const

function NumberFields({ own, of }: Own & Pick<FormProps, 'of'>) {
  const { t } = useLingui()
  const { form, good, leave } = own
  const { numberKind } = form.form
  const words: Record<Bank['numberKind'], string> = {
    card: t`Bank card number`,
    account: t({ message: 'Account number', context: 'bank' }),
    iban: t`IBAN`,
  }
  const options = (Object.keys(words) as Bank['numberKind'][]).map(value => ({
    value,
    label: { card: t`Bank card`, account: t({ message: 'Account', context: 'bank' }), iban: t`IBAN` }[value],
  }))
  const checked = numberKind === 'card' ? <Trans>Valid bank card number</Trans> : <Trans>Valid IBAN</Trans>
  return (
    <>
      <Segmented
        label={t`Number type`}
        options={options}
        value={numberKind}
        onChange={kind => form.change({ numberKind: kind })}
      />
      <div>
        <Field
          label={words[numberKind]}
          inputMode={modes[numberKind]}
          help={<NumberHelp kind={numberKind} kept={of?.number ?? undefined} />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          onBlur={leave}
          {...form.field('number')}
        />
        <Verdict title={good && checked}>
          <Trans>Check digits are correct.</Trans>
        </Verdict>
      </div>
    </>
  )
}

function NumberHelp({ kind, kept }: { kind: Bank['numberKind']; kept: string | undefined }) {
  if (kept) return <Trans>Leave empty to keep {kept}</Trans>
  if (kind !== 'account') return null
  return <Trans>We can't check this number automatically. Make sure it matches your bank's records.</Trans>
}

function MoreOfBank({ own: { form } }: Own) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Branch`} note={t`Optional`} autoComplete="off" maxLength={80} {...form.field('branch')} />
      <Field
        label={t`SWIFT code`}
        note={t`Optional`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        {...form.field('swift')}
      />
    </>
  )
}

function Holder({ own: { form, verified } }: Own) {
  const { t } = useLingui()
  const field = form.field('realName')
  return (
    <Field
      label={t`Account holder`}
      help={<HolderHelp verified={verified} typed={field.value} />}
      autoComplete="name"
      spellCheck={false}
      maxLength={LONGEST_WHOLE_NAME}
      {...field}
    />
  )
}

function HolderHelp({ verified, typed }: { verified: Named | undefined; typed: string }) {
  if (!verified) return <Trans>Your own name, exactly as your bank has it</Trans>
  const name = composeName(verified)
  return (
    <>
      <Trans>Verified as {name}. Write it as your bank does.</Trans>
      {typed.trim() && fitOf(verified, typed) === 'other-script' && (
        <>
          {' '}
          <Trans>We'll compare this with your verified name.</Trans>
        </>
      )}
    </>
  )
}
