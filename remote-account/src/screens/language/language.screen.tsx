/** The language of the app (docs/rules/shell.md#languages). */
import { Trans } from '@lingui/react/macro'
import { TitleBar } from '@shared/ui/title-bar'
import { back } from 'shell/navigation'
import { LanguageList } from '../../parts/language-list.tsx'

export default function LanguageScreen() {
  return (
    <>
      <TitleBar title={<Trans>Language</Trans>} onBack={back} />
      <LanguageList />
    </>
  )
}
