export function keepTemporaryFilesInMemory(): () => void;
