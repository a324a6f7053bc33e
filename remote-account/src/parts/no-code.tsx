/** What to look for where no code comes. */
import { Trans } from '@lingui/react/macro'
import css from './secret-form.module.css'

/** So many unanswered codes call for advice. */
const PATIENCE = 2

/** @param times how many were sent @param phone they went to a number */
export function NoCode({ times, phone }: { times: number; phone: boolean }) {
  if (times < PATIENCE) return null
  return (
    <p className={css.hint}>
      {phone ? (
        <Trans>No code? Check the number and its country code. Only the latest code works, for 5 minutes.</Trans>
      ) : (
        <Trans>No code? Check the address and your spam folder. Only the latest code works, for 5 minutes.</Trans>
      )}
    </p>
  )
}
