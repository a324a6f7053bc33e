/** All languages by their own names; Chinese offers its two scripts. Applied at once, without a reload. */
import { useLingui } from '@lingui/react/macro'
import { List, ListRow } from '@shared/ui/list-row'
import { LANGUAGES, type Language, type Script, setLanguage, useLanguage } from 'shell/i18n'
import { toast } from 'shell/overlay'

type Choice = { code: Language['code']; script?: Script; bcp47: string; name: string }

const choices: readonly Choice[] = LANGUAGES.flatMap(({ code, scripts, bcp47, name }) =>
  scripts ? scripts.map(script => ({ code, ...script })) : [{ code, bcp47, name }],
)

/** @param onChosen called once the words are here @param flush in a sheet */
export function LanguageList({ onChosen, flush }: { onChosen?: () => void; flush?: boolean }) {
  const { t } = useLingui()
  const present = useLanguage()
  const choose = ({ code, script }: Choice) =>
    setLanguage(code, script).then(onChosen, () => toast(t`Couldn't load the language. Try again.`, 'error'))
  return (
    <List flush={flush}>
      {choices.map(choice => (
        <ListRow
          key={choice.bcp47}
          title={<span lang={choice.bcp47}>{choice.name}</span>}
          current={choice.code === present.code && choice.script === present.script}
          onClick={() => void choose(choice)}
        />
      ))}
    </List>
  )
}
