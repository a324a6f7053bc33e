import { type Example, Line } from '../example.tsx'
import { canVibrate } from './index.tsx'

export const example: Example = {
  name: 'Vibration',
  render: () => <Line>{canVibrate() ? 'This phone vibrates: see Haptics' : 'This phone cannot vibrate'}</Line>,
}
