import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { Checkbox, type CheckboxProps } from './index.tsx'

function Kept({ start = false, ...props }: { start?: boolean } & Omit<CheckboxProps, 'checked' | 'onChange'>) {
  const [checked, setChecked] = useState(start)
  return <Checkbox {...props} checked={checked} onChange={setChecked} />
}

const render = () => (
  <Stack>
    <Kept start>
      I accept the <a href="#/articleDetail?key=user-agreement">User agreement</a>.
    </Kept>
    <Kept>I know that I can lose the whole margin, and that a stop loss may fill at a worse price than I set.</Kept>
    <Kept data-focus="">With focus</Kept>
    <Kept error="Tick the box to continue.">I have saved the password.</Kept>
    <Kept disabled start>
      Off
    </Kept>
  </Stack>
)

export const example: Example = { name: 'Checkbox', render }
