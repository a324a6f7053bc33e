/** One group of hits. Each is an option of the list, a link where it leads to a page. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AssetMark } from '@shared/ui/asset-mark'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { CircleQuestionMark, FileClock, History, LayoutGrid, Search, X, Zap } from 'lucide-react'
import { createElement } from 'react'
import type { Hit } from './hits.model.ts'
import css from './search.module.css'
import type { useActive } from './use-active.ts'
import type { Section } from './use-sections.ts'

const faces: Readonly<Record<Section['name'], { title: MessageDescriptor; icon: LucideIcon }>> = {
  act: { title: msg({ message: 'Actions', context: 'search' }), icon: Zap },
  pair: { title: msg`Pairs`, icon: Search },
  screen: { title: msg({ message: 'Screens', context: 'search' }), icon: LayoutGrid },
  help: { title: msg`Help`, icon: CircleQuestionMark },
  record: { title: msg`Records`, icon: FileClock },
  recent: { title: msg`Recent`, icon: History },
  example: { title: msg`Try`, icon: Search },
}

type Props = {
  section: Section
  active: ReturnType<typeof useActive>
  onOpen(hit: Hit): void
}

/** The group names itself: its heading is for the eye. */
export function SectionOf({ section: { name, hits }, active, onOpen }: Props) {
  const { t } = useLingui()
  const title = t(faces[name].title)
  return (
    <fieldset aria-label={title}>
      <p className={css.heading} aria-hidden="true">
        {title}
      </p>
      {hits.map(hit => (
        <Option
          key={hit.key}
          {...{ hit, onOpen }}
          icon={'clear' in hit.target ? X : faces[name].icon}
          id={active.idOf(hit.key)}
          active={active.isActive(hit.key)}
        />
      ))}
    </fieldset>
  )
}

type OptionProps = { hit: Hit; id: string; icon: LucideIcon; active: boolean; onOpen(hit: Hit): void }

/** The field keeps the focus: an option is reached by the arrow keys, or by a finger. */
function Option({ hit, id, icon, active, onOpen }: OptionProps) {
  const href = 'href' in hit.target ? hit.target.href : undefined
  const attributes = {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    className: css.option,
    onClick: () => onOpen(hit),
    href,
    type: href ? undefined : 'button',
  }
  return createElement(href ? 'a' : 'button', attributes, <Face hit={hit} icon={icon} />)
}

const Face = ({ hit: { title, note, asset, lang }, icon }: Pick<OptionProps, 'hit' | 'icon'>) => (
  <>
    <span className={css.lead}>{asset ? <AssetMark symbol={asset} /> : <Icon of={icon} size={20} />}</span>
    <span className={css.text}>
      <bdi className={css.title} lang={lang}>
        {title}
      </bdi>
      {note && <bdi className={css.note}>{note}</bdi>}
    </span>
  </>
)
