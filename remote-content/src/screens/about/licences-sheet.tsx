/** The libraries in this app, each with its licence and its holder; in English, as they are written. */
import { Trans } from '@lingui/react/macro'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet, type SheetProps } from '@shared/ui/sheet'
import css from './about.module.css'

type Licences = {
  packages: readonly { name: string; version: string; licence: string; holder: string }[]
  terms: Readonly<Record<string, string>>
}

/** Written by the build (shared/federation/src/licences.ts). */
declare const __LICENCES__: Licences
const known = (): Licences => (typeof __LICENCES__ === 'undefined' ? { packages: [], terms: {} } : __LICENCES__)

export function LicencesSheet(frame: Pick<SheetProps, 'open' | 'onClose' | 'addressed'>) {
  const { packages, terms } = known()
  return (
    <Sheet {...frame} title={<Trans>Open-source licences</Trans>}>
      <div lang="en" translate="no">
        <List flush>
          {packages.map(({ name, version, licence, holder }) => (
            <ListRow key={name} title={`${name} ${version}`} note={[licence, holder].filter(Boolean).join(' · ')} />
          ))}
        </List>
        {Object.entries(terms).map(([licence, words]) => (
          <section key={licence} className={css.terms}>
            <h3>{licence}</h3>
            <p>{words}</p>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
