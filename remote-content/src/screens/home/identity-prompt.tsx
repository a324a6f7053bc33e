/** A visitor's way in. Its place is as high before its words come. */
import css from './home.module.css'
import { LatePrompt } from './late.tsx'
import { usePrompt } from './use-prompt.ts'

export function IdentityPrompt() {
  const found = usePrompt()
  return (
    found && (
      <div className={css.prompt}>
        <LatePrompt {...found} />
      </div>
    )
  )
}
