/** Theme, colour of a rise, size of text: applied at once, kept on this device. */
import { Trans, useLingui } from '@lingui/react/macro'
import { appearanceAtom } from '@shared/ui/preferences'
import { Segmented } from '@shared/ui/segmented'
import { Sheet } from '@shared/ui/sheet'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import css from './my.module.css'

const Choice = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className={css.choice}>
    <p className={css.label}>{name}</p>
    {children}
  </div>
)

const sizes = { small: 1, medium: 1.12, large: 1.25 } as const
type Size = keyof typeof sizes
const sizeNames = Object.keys(sizes) as Size[]

export function AppearanceSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useLingui()
  const [look, setLook] = useAtom(appearanceAtom)
  const themes = [
    { value: 'system', label: t({ message: 'System', context: 'colour scheme' }) },
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
  ] as const
  const colours = [
    { value: 'auto', label: t`Match language` },
    { value: 'green-up', label: t`Green` },
    { value: 'red-up', label: t`Red` },
  ] as const
  const texts = [
    { value: 'small', label: t`Normal` },
    { value: 'medium', label: t`Larger` },
    { value: 'large', label: t`Largest` },
  ] as const
  const size = sizeNames.find(name => sizes[name] === look.textSize) ?? 'small'
  return (
    <Sheet open={open} onClose={onClose} title={<Trans>Appearance</Trans>}>
      <Choice name={<Trans>Theme</Trans>}>
        <Segmented
          label={t`Theme`}
          options={themes}
          value={look.theme}
          onChange={theme => setLook({ ...look, theme })}
        />
      </Choice>
      <Choice name={<Trans>Colour for rising prices</Trans>}>
        <Segmented
          label={t`Colour for rising prices`}
          options={colours}
          value={look.updown}
          onChange={updown => setLook({ ...look, updown })}
        />
      </Choice>
      <Choice name={<Trans>Text size</Trans>}>
        <Segmented
          label={t`Text size`}
          options={texts}
          value={size}
          onChange={next => setLook({ ...look, textSize: sizes[next] })}
        />
      </Choice>
    </Sheet>
  )
}
