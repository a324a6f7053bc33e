import { useLingui } from '@lingui/react/macro'
import css from './index.module.css'
import { type Strength, strengthOf } from './strength.ts'

export { type Strength, strengthOf } from './strength.ts'

/** Four bars and a word under a new password; silent until something is typed. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useLingui()
  const strength = strengthOf(password)
  const words: Record<Strength, string> = { 0: '', 1: t`Too weak`, 2: t`Fair`, 3: t`Good`, 4: t`Strong` }
  const word = words[strength]
  return (
    <div className={css.strength} data-strength={strength}>
      {[1, 2, 3, 4].map(bar => (
        <i key={bar} className={css.bar} data-on={bar <= strength || undefined} />
      ))}
      <span className={css.word} aria-hidden="true">
        {word}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {word && t`Password strength: ${word}`}
      </span>
    </div>
  )
}
