/** Theme, colour of a rise, size of text, vibration: applied at once, kept on this device. */
import { Trans, useLingui } from '@lingui/react/macro'
import { List, ListRow } from '@shared/ui/list-row'
import { appearanceAtom, hapticsAtom } from '@shared/ui/preferences'
import { Segmented } from '@shared/ui/segmented'
import { Sheet } from '@shared/ui/sheet'
import { Switch } from '@shared/ui/switch'
import { canVibrate, wantsCalm } from '@shared/ui/vibration'
import { useAtom } from 'jotai'
import { type ReactNode, useId } from 'react'
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

/** Off while the phone asks for less motion; not there where it cannot vibrate. */
function Vibration() {
  const [isOn, turn] = useAtom(hapticsAtom)
  const id = useId()
  if (!canVibrate()) return null
  const calm = wantsCalm()
  const note = calm ? (
    <Trans>Off while your phone is set to reduce motion</Trans>
  ) : (
    <Trans>A short buzz when you act, for example when your order is placed</Trans>
  )
  const control = <Switch id={id} checked={isOn && !calm} disabled={calm} onChange={turn} />
  return (
    <List flush>
      <ListRow title={<Trans>Vibration</Trans>} note={note} control={id} value={control} />
    </List>
  )
}

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
      <Vibration />
    </Sheet>
  )
}
