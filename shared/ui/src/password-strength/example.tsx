import { type Example, Stack } from '../example.tsx'
import { PasswordStrength } from './index.tsx'

const passwords = ['', 'lake', 'lake2026', 'calm-lake-26', 'Calm water 2026!']

const render = () => (
  <Stack>
    {passwords.map(password => (
      <PasswordStrength key={password} password={password} />
    ))}
  </Stack>
)

export const example: Example = { name: 'Password strength', render }
