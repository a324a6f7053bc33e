/** Home, number, contact, and the declaration that all of it is true. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { IdentityOutcome } from '@shared/contract/calls/account'
import { contactRelations } from '@shared/contract/codes'
import { LONGEST_HOME_ADDRESS, LONGEST_PERSON_NAME } from '@shared/contract/limits'
import * as to from '@shared/contract/to'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { ChoiceField } from '@shared/ui/choice-field'
import { Field } from '@shared/ui/field'
import { SectionHeader } from '@shared/ui/section-header'
import { useWay } from 'shell/navigation'
import { OrderWords } from 'shell/order'
import { useOfflineReason } from 'shell/screen'
import { ApplicationNote } from '../../parts/application-note.tsx'
import { useFieldNames, useRelationNames } from '../../parts/identity-words.ts'
import { RejectedBanner } from '../../parts/rejected-banner.tsx'
import css from './identity-advanced.module.css'
import { PhoneField } from './phone-field.tsx'
import { useAdvanced } from './use-advanced.ts'

type Of = { of: ReturnType<typeof useAdvanced> }

export function AdvancedForm({ before }: { before: IdentityOutcome | null }) {
  const of = useAdvanced()
  const { form, order, submit } = of
  const records = useWay(to.identityResult({ kind: 'advanced' }))
  const { state } = order
  const atField = state.phase === 'failed' && state.failure.field !== undefined
  return (
    <form className={css.form} {...form.frame(submit)}>
      {before && <RejectedBanner of={before} />}
      <Home of={of} />
      <Contact of={of} />
      <Checkbox
        checked={form.form.declared}
        error={form.errorAt('declared')}
        onChange={declared => form.change({ declared })}
      >
        <Trans>I declare that all of this is true.</Trans>
      </Checkbox>
      {!atField && <ApplicationNote state={state} records={records} />}
      <ActionBar bleed>
        <Button type="submit" look="primary" wide loading={order.busy} reason={useOfflineReason()}>
          <OrderWords state={state}>
            <Trans>Submit</Trans>
          </OrderWords>
        </Button>
      </ActionBar>
    </form>
  )
}

const addressHints = { autoComplete: 'street-address', maxLength: LONGEST_HOME_ADDRESS } as const

function Home({ of: { form } }: Of) {
  const names = useFieldNames()
  return (
    <>
      <SectionHeader title={<Trans context="person">You</Trans>} />
      <Field label={names.address} {...addressHints} {...form.field('address')} />
      <PhoneField
        label={names.phone ?? ''}
        country={form.form.country}
        onCountry={country => form.change({ country })}
        autoComplete="tel-national"
        {...form.field('phone')}
      />
    </>
  )
}

function Contact({ of: { form } }: Of) {
  const { t } = useLingui()
  const names = useFieldNames()
  const relations = useRelationNames()
  const options = Object.values(contactRelations).map(value => ({ value, label: relations[value] }))
  const hints = { autoComplete: 'off', maxLength: LONGEST_PERSON_NAME, spellCheck: false } as const
  return (
    <>
      <SectionHeader title={<Trans>Emergency contact</Trans>} />
      <Field label={t`Surname`} {...hints} {...form.field('contactSurname')} />
      <Field
        label={t`First name`}
        help={t`Only one name? Leave the other field empty.`}
        {...hints}
        {...form.field('contactFirstName')}
      />
      <ChoiceField
        label={names.contactRelation ?? ''}
        placeholder={t`Choose`}
        options={options}
        value={form.form.contactRelation}
        error={form.errorAt('contactRelation')}
        onChange={contactRelation => form.change({ contactRelation })}
      />
      <PhoneField
        label={t`Mobile number`}
        country={form.form.contactCountry}
        onCountry={contactCountry => form.change({ contactCountry })}
        autoComplete="off"
        {...form.field('contactPhone')}
      />
      <Field label={names.contactAddress} {...addressHints} autoComplete="off" {...form.field('contactAddress')} />
    </>
  )
}
