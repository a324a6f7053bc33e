/** The language, by its own name; a sheet with all of them. */
import { Trans } from '@lingui/react/macro'
import { LOCALES } from '@shared/format/languages'
import { Icon } from '@shared/ui/icon'
import { Sheet } from '@shared/ui/sheet'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from 'shell/i18n'
import css from './login.module.css'
import { useDeferred } from './use-deferred.ts'

export function LanguageButton() {
  const [open, setOpen] = useState(false)
  const { name } = LOCALES[useLanguage().bcp47]
  const deferred = useDeferred()
  return (
    <>
      <button type="button" className={css.language} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Globe} />
        <span>{name}</span>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={<Trans>Language</Trans>}>
        {deferred ? <deferred.LanguageList flush onChosen={() => setOpen(false)} /> : <SkeletonRows rows={9} single />}
      </Sheet>
    </>
  )
}
