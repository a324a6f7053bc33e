/** All languages by their own names; Chinese offers its two scripts. Applied at once, without a reload. */

import { LOCALES, type Locale } from '@shared/format/languages'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { Check } from 'lucide-react'
import { LANGUAGES, setLanguage, useLanguage } from 'shell/i18n'

const choices = LANGUAGES.flatMap(({ locales }) => locales)

/** @param onChosen called once the words are here */
export function LanguageList({ onChosen }: { onChosen?: () => void }) {
  const { bcp47 } = useLanguage()
  const choose = async (locale: Locale) => {
    const { code, script } = LOCALES[locale]
    await setLanguage(code, script)
    onChosen?.()
  }
  return (
    <List>
      {choices.map(locale => (
        <ListRow
          key={locale}
          title={<span lang={locale}>{LOCALES[locale].name}</span>}
          value={locale === bcp47 ? <Icon of={Check} /> : undefined}
          current={locale === bcp47}
          onClick={() => void choose(locale)}
        />
      ))}
    </List>
  )
}
