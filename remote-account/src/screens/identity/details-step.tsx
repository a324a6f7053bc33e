/** Who one is, as the document says it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { IdentityOutcome } from '@shared/contract/calls/account'
import { documentTypes } from '@shared/contract/codes'
import type { DocumentType } from '@shared/contract/identity'
import { LONGEST_PERSON_NAME } from '@shared/contract/limits'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { ChoiceField } from '@shared/ui/choice-field'
import { Field } from '@shared/ui/field'
import { CountryField } from '../../parts/country-field.tsx'
import { useDocumentNames, useFieldNames } from '../../parts/identity-words.ts'
import { RejectedBanner } from '../../parts/rejected-banner.tsx'
import css from './identity.module.css'
import type { Application } from './use-application.ts'

type Props = { of: Application; before: IdentityOutcome | null }

export function DetailsStep({ of, before }: Props) {
  const { t } = useLingui()
  const names = useFieldNames()
  const { form } = of
  // once the event is over: what begins to move within it, React takes for the form's own action
  const next = () => form.press() && queueMicrotask(() => of.goOn())
  return (
    <form className={css.step} {...form.frame(next)}>
      {before && <RejectedBanner of={before} />}
      <Kind of={of} label={names.documentType ?? ''} />
      <CountryField
        {...form.field('country')}
        help={of.isGuessed ? t`From your phone's settings. Choose the country on your document.` : undefined}
      />
      <Field label={names.surname} autoComplete="family-name" {...nameHints} {...form.field('surname')} />
      <Field
        label={names.firstName}
        help={t`Only one name? Leave the other field empty.`}
        autoComplete="given-name"
        {...nameHints}
        {...form.field('firstName')}
      />
      <Field label={names.birthday} type="date" autoComplete="bday" {...form.field('birthday')} />
      <Field
        label={names.documentNumber}
        help={t`Only sent when you submit. It isn't saved on this device.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...form.field('documentNumber')}
      />
      <ActionBar bleed>
        <Button type="submit" look="primary" wide>
          <Trans>Continue</Trans>
        </Button>
      </ActionBar>
    </form>
  )
}

const nameHints = { maxLength: LONGEST_PERSON_NAME, spellCheck: false } as const

function Kind({ of: { details, form, setQuery }, label }: { of: Application; label: string }) {
  const names = useDocumentNames()
  const options = Object.values(documentTypes).map(value => ({ value, label: names[value] }))
  const choose = (documentType: DocumentType) => {
    form.change({ documentType })
    setQuery({ type: String(documentType) })
  }
  return (
    <ChoiceField
      label={label}
      options={options}
      value={details.documentType}
      error={form.errorAt('documentType')}
      onChange={choose}
    />
  )
}
