import { useEffect } from 'react'
import { Button } from '../button/index.tsx'
import { type Example, Line } from '../example.tsx'
import { vibrateFor } from '../vibration/index.tsx'
import { feel } from './index.tsx'

const acts = ['notch', 'caught', 'accepted', 'refused'] as const

function Felt() {
  useEffect(() => vibrateFor(() => true), [])
  return (
    <Line>
      {acts.map(act => (
        <Button small key={act} onClick={() => feel(act)}>
          {act}
        </Button>
      ))}
    </Line>
  )
}

export const example: Example = { name: 'Haptics', render: () => <Felt /> }
