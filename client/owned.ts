/** Something that whoever made it has to end. VS Code's own `Disposable` is a class, which an object literal is not. */
export interface Owned {
  dispose(): void;
}
