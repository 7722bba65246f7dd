import { type ReactNode, useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  readonly className: string;
  /** The kinds of files; usually JSON. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

const JSON_FILES = '.json,application/json';

/** A button that asks for a file with data. */
export function FileButton({ label, className, accept = JSON_FILES, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
