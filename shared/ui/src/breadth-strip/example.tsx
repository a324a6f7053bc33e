import { useState } from 'react'
import { type Example, Stack } from '../example.tsx'
import { type Bin, BreadthStrip } from './index.tsx'

const edges = ['-0.08', '-0.05', '-0.03', '0', '0', '0.03', '0.05', '0.08']
const counts = [3, 7, 14, 34, 8, 61, 44, 24, 12]
const bins: Bin[] = counts.map((count, n) => ({ from: edges[n - 1], to: edges[n], count }))
const all = { bins, rise: 141, flat: 8, fall: 58 }

function Picking() {
  const [picked, pick] = useState<number>()
  return <BreadthStrip {...all} picked={picked} onPick={index => pick(index === picked ? undefined : index)} />
}

const render = () => (
  <Stack>
    <a href="#/distribution">
      <BreadthStrip {...all} mark="Distribution" />
    </a>
    <Picking />
    <BreadthStrip bins={bins.map(bin => ({ ...bin, count: 0 }))} rise={0} flat={0} fall={0} />
  </Stack>
)

export const example: Example = { name: 'Breadth strip', render }
