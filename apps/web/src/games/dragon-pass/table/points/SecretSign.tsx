import { Icon } from '../../../../ui/icons/Icon.tsx';
import './secret.css';

/** The sign on every figure that only the player at the table may see. */
export function SecretSign({ text }: { readonly text: string }) {
  return (
    <span className="secret">
      <Icon name="secret" size={14} />
      {text}
    </span>
  );
}
