/** Told or not. */
import { useLingui } from '@lingui/react/macro'
import { genders } from '@shared/contract/codes'
import { ChoiceField } from '@shared/ui/choice-field'
import type { Details } from './details.model.ts'

type Gender = Details['gender']
type Props = { value: Gender; error: string | undefined; onChange(value: Gender): void }

export function GenderField({ value, ...props }: Props) {
  const { t } = useLingui()
  const options = [
    { value: genders.female, label: t({ message: 'Female', context: 'gender' }) },
    { value: genders.male, label: t({ message: 'Male', context: 'gender' }) },
    { value: genders.other, label: t({ message: 'Other', context: 'gender' }) },
    { value: genders.unset, label: t`Prefer not to say` },
  ]
  const choice = value === genders.unset ? undefined : value
  return <ChoiceField label={t`Gender`} placeholder={t`Not set`} options={options} value={choice} {...props} />
}
