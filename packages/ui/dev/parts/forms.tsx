import { Checkbox, PasswordField, SearchField, SelectField, Switch, TextArea, TextField, useT } from '@cpc/ui';
import { useState } from 'react';
import { Part } from './part.tsx';

export function Forms() {
  const t = useT();
  const [text, setText] = useState('');
  const [on, setOn] = useState(true);
  const [paper, setPaper] = useState('a4');
  return (
    <Part>
      <TextField
        label="Phone number"
        hint="We only call about your order."
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SelectField
        label="Paper"
        value={paper}
        onChange={(event) => setPaper(event.currentTarget.value)}
        options={[
          { value: 'a4', label: 'A4' },
          { value: 'a5', label: 'A5' },
        ]}
      />
      <TextField label="Width" error={t('common.net.timeout')} defaultValue="abc" end="mm" />
      <TextArea label="In your words" hint="200 characters left" />
      <PasswordField label="Password" defaultValue="secret" />
      <SearchField label={t('common.search')} value={text} onChange={setText} />
      <Switch checked={on} onChange={setOn}>
        Log in by itself
      </Switch>
      <Checkbox checked={on} onChange={setOn}>
        I agree to the terms of use
      </Checkbox>
    </Part>
  );
}
