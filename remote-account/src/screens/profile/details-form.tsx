/** What a person tells of themselves. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import { LONGEST_HOME_ADDRESS, LONGEST_PERSON_NAME } from '@shared/contract/limits'
import { writeDay } from '@shared/format/day-first'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { useOfflineReason } from 'shell/screen'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import css from '../../parts/secret-form.module.css'
import { CountryRow } from './country-row.tsx'
import { type Details, isLocked, type Field as Name } from './details.model.ts'
import { GenderField } from './gender-field.tsx'
import { LockedNote } from './locked-note.tsx'
import { useDetails } from './use-details.ts'

export function DetailsForm({ user }: { user: UserInfo }) {
  const { t } = useLingui()
  const { state, busy, dirty, today, frame, field, submit } = useDetails(user)
  const offline = useOfflineReason()
  const text = (name: Exclude<Name, 'gender'>) => proved(user, name, field(name), t`Not set`)
  const isElsewhere = state.phase === 'failed' && state.failure.field === undefined
  const name = { autoCapitalize: 'words', spellCheck: false, maxLength: LONGEST_PERSON_NAME } as const
  return (
    <form className={css.form} {...frame(submit)}>
      <LockedNote user={user} />
      <Field label={t`Surname`} autoComplete="family-name" {...name} {...text('surname')} />
      <Field label={t`First name`} autoComplete="given-name" {...name} {...text('firstName')} />
      <GenderField {...field('gender')} />
      <Field label={t`Date of birth`} {...dated(user, today)} autoComplete="bday" {...text('birthday')} />
      <CountryRow locked={isLocked(user, 'country')} {...field('country')} />
      <Field
        label={t`Home address`}
        autoComplete="street-address"
        maxLength={LONGEST_HOME_ADDRESS}
        {...text('address')}
      />
      {isElsewhere && <FailureBanner of={state} />}
      <Button
        type="submit"
        look="primary"
        wide
        loading={busy}
        reason={offline ?? (dirty ? undefined : t`Nothing has changed`)}
      >
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}

type Wired<K extends Name> = { value: Details[K]; error: string | undefined; onChange(value: Details[K]): void }

/** What a document proves stands on the page, without a well. */
const proved = <K extends Exclude<Name, 'gender'>>(user: UserInfo, name: K, field: Wired<K>, none: string) =>
  isLocked(user, name) ? { ...field, readOnly: true, value: written(name, field.value) || none } : field

const written = (name: Name, value: string): string => (name === 'birthday' ? writeDay(value) : value)

/** A date that is only read is text: a browser draws an empty one as a picker. */
const dated = (user: UserInfo, today: string) =>
  isLocked(user, 'birthday') ? {} : ({ type: 'date', min: '1900-01-01', max: today } as const)
